"""Rules between parameters, which OpenAPI cannot state and the descriptions of the parameters do: a valid request may break one, and is refused by its name."""

import schemathesis

BETWEEN_PARAMETERS = {"cursor_conflict", "cursor_invalid", "cursor_expired", "year_range_inverted", "page_window_exceeded"}


@schemathesis.hook
def filter_failure(context, failure, case, response):
    if type(failure).__name__ != "RejectedPositiveData" or response.status_code != 400:
        return True
    return not {error["code"] for error in response.json()["errors"]} <= BETWEEN_PARAMETERS
