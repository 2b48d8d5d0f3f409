<?php
namespace Mainstreet\Core\Database;

defined( 'ABSPATH' ) || exit;

/** Thrown if a statement in Transaction::run() fails. The whole transaction is rolled back. The message is the database error. */
final class Transaction_Lost extends \RuntimeException {
}
