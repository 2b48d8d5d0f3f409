<?php
/**
 * What goes with the plugin.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social\Meta;

defined( 'ABSPATH' ) || exit;

return array(
	'events' => array( Drawn_Card::LATER ),
	'all'    => array( Card_Folder::class, 'delete_all' ),
);
