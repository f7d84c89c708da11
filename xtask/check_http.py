"""Lets schemathesis send the bodies of batches, which are lines of JSON."""

import schemathesis


@schemathesis.serializer("application/x-ndjson")
def lines(ctx, value):
    return value if isinstance(value, bytes) else str(value).encode()
