//! The program driven as a player would drive it, on a screen in memory.
