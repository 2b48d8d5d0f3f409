<?php
namespace Mainstreet\Core\Database;

defined( 'ABSPATH' ) || exit;

/**
 * A statement inside of Transaction::run() failed: nothing of the transaction holds. The message is the database's.
 */
final class Transaction_Lost extends \RuntimeException {
}
