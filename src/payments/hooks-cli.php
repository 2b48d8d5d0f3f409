<?php
/** WP-CLI commands of payments. */

namespace Mainstreet\Payments;

use Mainstreet\Payments\Cli\Orders_Command;

defined( 'ABSPATH' ) || exit;

\WP_CLI::add_command( 'mainstreet orders', Orders_Command::class );
