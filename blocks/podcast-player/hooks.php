<?php
/**
 * What the podcast player hangs into WordPress.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Podcast_Player;

use Mainstreet\Registration\Blocks;

defined( 'ABSPATH' ) || exit;

add_action(
	'mainstreet_podcast_warm',
	static function () {
		// Switched off, it plans nothing more; the next page that shows a feed does.
		if ( Blocks::is_registered( 'podcast-player' ) ) {
			( new Podcast_Warmer() )->run();
		}
	}
);
add_action(
	'save_post',
	static function ( $id, $post ) {
		if ( Blocks::is_registered( 'podcast-player' ) ) {
			( new Podcast_Warmer() )->on_save( $id, $post );
		}
	},
	10,
	2
);
