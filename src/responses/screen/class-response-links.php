<?php
namespace Mainstreet\Responses\Screen;

defined( 'ABSPATH' ) || exit;

/** URLs of screens for one response. All of them ask for a login. */
final class Response_Links {

	/** Slug of the screen. */
	const PAGE = 'mainstreet-responses';

	/** Parameter with the id of a response to mark as spam. */
	const SPAM = 'mark_spam';

	/** Parameter with the id of a response whose file is downloaded. */
	const FILE_OF = 'file_of';

	/**
	 * Returns the URL of the screen.
	 *
	 * @param int $post_id Response to open; 0 for the list.
	 */
	public static function get_screen_url( int $post_id = 0 ): string {
		return admin_url( 'admin.php?page=' . self::PAGE ) . ( $post_id ? '#/inbox/' . (int) $post_id : '' );
	}

	/** Returns the URL that marks a response as spam. */
	public static function get_spam_url( int $post_id ): string {
		return add_query_arg( self::SPAM, (int) $post_id, self::get_screen_url() );
	}

	/** Returns the URL of a file. */
	public static function get_file_url( int $post_id, string $key ): string {
		return add_query_arg(
			array(
				self::FILE_OF => (int) $post_id,
				'key'         => rawurlencode( $key ),
			),
			self::get_screen_url()
		);
	}
}
