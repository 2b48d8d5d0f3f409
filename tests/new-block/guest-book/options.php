<?php
/**
 * Settings of the guest book.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Guest_Book;

defined( 'ABSPATH' ) || exit;

return array(
	'guest_book_entries' => array(
		'type'    => 'integer',
		'default' => 10,
		'section' => 'guest-book',
		'label'   => __( 'Entries shown at most', 'mainstreet-blocks' ),
		'help'    => '',
		'minimum' => 1,
		'maximum' => 100,
	),
);
