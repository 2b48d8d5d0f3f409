<?php
/** WP-CLI commands of imports. */

namespace Mainstreet\Onboarding;

use Mainstreet\Onboarding\Cli\Import_Jetpack_Command;

defined( 'ABSPATH' ) || exit;

\WP_CLI::add_command( 'mainstreet import jetpack', Import_Jetpack_Command::class );
