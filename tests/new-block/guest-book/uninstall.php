<?php
/**
 * What goes with the plugin.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Guest_Book;

defined( 'ABSPATH' ) || exit;

return array(
	'events' => array( Guest_Book::EVENT ),
);
