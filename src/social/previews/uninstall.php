<?php
/** What is deleted with the plugin. */

namespace Mainstreet\Social\Previews;

use Mainstreet\Social\Previews\Drawn_Card\Card_Folder;
use Mainstreet\Social\Previews\Drawn_Card\Drawn_Card;

defined( 'ABSPATH' ) || exit;

return array(
	'events' => array( Drawn_Card::LATER ),
	'all'    => array( Card_Folder::class, 'delete_all' ),
);
