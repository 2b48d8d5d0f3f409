<?php
namespace Mainstreet\Blocks\Podcast_Player\Feed;

defined( 'ABSPATH' ) || exit;

/**
 * Errors of podcasts. Their sentence is the same: what went wrong inside is of no use to the author,
 * and would tell who asks what there is behind an address.
 */
final class Podcast_Errors {

	/** The address can't be loaded, or there is no feed. */
	public static function invalid_url(): \WP_Error {
		return self::of( 'invalid_url' );
	}

	/** The feed has nothing that can be heard. */
	public static function no_tracks(): \WP_Error {
		return self::of( 'no_tracks' );
	}

	/** The feed is in order, and has no episode at all. */
	public static function empty_feed(): \WP_Error {
		return self::of( 'empty_feed' );
	}

	/**
	 * The error of a code.
	 *
	 * @param string $code Its code.
	 */
	public static function of( $code ): \WP_Error {
		return new \WP_Error(
			in_array( $code, array( 'no_tracks', 'empty_feed' ), true ) ? $code : 'invalid_url',
			'empty_feed' === $code ? __( 'This podcast has no episodes.', 'mainstreet-blocks' ) : __( "Your podcast couldn't be embedded. Please double check your URL.", 'mainstreet-blocks' ),
			array( 'status' => 400 )
		);
	}
}
