<?php
/** WP-CLI command of the site checks. */

namespace Mainstreet\Site_Health;

use Mainstreet\Site_Health\Cli\Doctor_Command;

defined( 'ABSPATH' ) || exit;

\WP_CLI::add_command( 'mainstreet doctor', Doctor_Command::class );
