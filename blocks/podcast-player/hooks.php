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
		// Switched off, it plans nothing more; the next page that shows a feed does.
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
		// What is kept: a mail waits for no feed.
		$kept = Podcast_Store::read( Podcast_Store::id( Podcast_Store::normalise( isset( $block['attrs']['url'] ) ? $block['attrs']['url'] : '' ) ) );
		return $kept['feed'] && is_string( $kept['feed']['cover'] ) ? $kept['feed']['cover'] : $picture;
	},
	10,
	2
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
