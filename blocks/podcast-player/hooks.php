<?php
/**
 * Hooks of the podcast player.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Podcast_Player;

use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Store;
use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Warmer;
use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

add_action(
	'mainstreet_podcast_warm',
	static function () {
		// While the block is disabled, nothing runs. After that, the next page that shows a feed schedules a run.
		if ( Blocks::is_registered( 'podcast-player' ) ) {
			( new Podcast_Warmer() )->run();
		}
	}
);
add_filter(
	'mainstreet_mail_picture',
	static function ( $picture, $block ) {
		if ( 'jetpack/podcast-player' !== $block['blockName'] || ( isset( $block['attrs']['showCoverArt'] ) && false === $block['attrs']['showCoverArt'] ) ) {
			return $picture;
		}
		// Uses the stored copy, so that sending an email does not wait for a feed.
		$kept = Podcast_Store::read( Podcast_Store::get_id( Podcast_Store::normalize_url( isset( $block['attrs']['url'] ) ? $block['attrs']['url'] : '' ) ) );
		return $kept['feed'] && is_string( $kept['feed']['cover'] ) ? $kept['feed']['cover'] : $picture;
	},
	10,
	2
);
add_action(
	'save_post',
	static function ( $id, $post ) {
		if ( $post instanceof \WP_Post && Blocks::is_registered( 'podcast-player' ) ) {
			( new Podcast_Warmer() )->handle_save( $id, $post );
		}
	},
	10,
	2
);
