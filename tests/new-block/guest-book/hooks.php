<?php
/**
 * What the guest book hangs into WordPress.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Guest_Book;

use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

add_action( 'mainstreet_guest_book_upkeep', array( Guest_Book::class, 'run_upkeep' ) );
add_filter(
	'mainstreet_settings_sections',
	static function ( $sections ) {
		if ( Blocks::is_registered( 'guest-book' ) ) {
			$sections[] = array(
				'id'      => 'guest-book',
				'label'   => __( 'Guest book', 'mainstreet-blocks' ),
				'note'    => __( 'What guests write is shown where the block is.', 'mainstreet-blocks' ),
				'service' => '',
				'links'   => array(),
			);
		}
		return $sections;
	},
	50
);
