<?php
/** WP-CLI commands of modules, settings and keys. */

namespace Mainstreet\Settings;

use Mainstreet\Settings\Cli\Keys_Command;
use Mainstreet\Settings\Cli\Module_Command;
use Mainstreet\Settings\Cli\Settings_Command;

defined( 'ABSPATH' ) || exit;

\WP_CLI::add_command( 'mainstreet module', Module_Command::class );
\WP_CLI::add_command( 'mainstreet settings', Settings_Command::class );
\WP_CLI::add_command( 'mainstreet keys', Keys_Command::class );
