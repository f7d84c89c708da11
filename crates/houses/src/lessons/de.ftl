# What techniques on boards of rows, columns and boxes are, in German.

