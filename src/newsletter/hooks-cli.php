<?php
/** WP-CLI commands of the newsletter. */

namespace Mainstreet\Newsletter;

use Mainstreet\Newsletter\Cli\Mailing_Command;
use Mainstreet\Newsletter\Cli\Subscribers_Command;
use Mainstreet\Newsletter\Queue\Queue_Cli;

defined( 'ABSPATH' ) || exit;

\WP_CLI::add_command( 'mainstreet mail', Queue_Cli::class );
\WP_CLI::add_command( 'mainstreet mailing', Mailing_Command::class );
\WP_CLI::add_command( 'mainstreet subscribers', Subscribers_Command::class );
