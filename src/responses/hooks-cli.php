<?php
/** WP-CLI commands of form responses. */

namespace Mainstreet\Responses;

use Mainstreet\Responses\Cli\Responses_Command;

defined( 'ABSPATH' ) || exit;

\WP_CLI::add_command( 'mainstreet responses', Responses_Command::class );
