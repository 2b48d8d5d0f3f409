<?php
/** WP-CLI commands of the transcoding of hosted videos. */

namespace Mainstreet\Transcoding;

defined( 'ABSPATH' ) || exit;

\WP_CLI::add_command( 'mainstreet video', Transcode_Command::class );
