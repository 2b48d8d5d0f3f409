<?php
/**
 * What the podcast player hangs into WordPress.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Podcast_Player;

defined( 'ABSPATH' ) || exit;

add_action(
	Podcast_Warmer::HOOK,
	static function () {
		( new Podcast_Warmer() )->run();
	}
);
add_action(
	'save_post',
	static function ( $id, $post ) {
		( new Podcast_Warmer() )->on_save( $id, $post );
	},
	10,
	2
);
