<?php
namespace Mainstreet\Blocks\Podcast_Player\Feed;

defined( 'ABSPATH' ) || exit;

/**
 * Errors of podcasts. The message does not contain the cause: it would not help the author, and would reveal
 * whether a server exists at a URL.
 */
final class Podcast_Errors {

	/** Returns the error for a URL that cannot be loaded or contains no feed. */
	public static function invalid_url(): \WP_Error {
		return self::from_code( 'invalid_url' );
	}

	/** Returns the error for a feed whose items contain no audio. */
	public static function no_tracks(): \WP_Error {
		return self::from_code( 'no_tracks' );
	}

	/** Returns the error for a valid feed without items. */
	public static function empty_feed(): \WP_Error {
		return self::from_code( 'empty_feed' );
	}

	/**
	 * Returns the error with a code.
	 *
	 * @param string $code Error code. Unknown codes become `invalid_url`.
	 */
	public static function from_code( $code ): \WP_Error {
		return new \WP_Error(
			in_array( $code, array( 'no_tracks', 'empty_feed' ), true ) ? $code : 'invalid_url',
			'empty_feed' === $code ? __( 'This podcast has no episodes.', 'mainstreet-blocks' ) : __( "Your podcast couldn't be embedded. Please double check your URL.", 'mainstreet-blocks' ),
			array( 'status' => 400 )
		);
	}
}
