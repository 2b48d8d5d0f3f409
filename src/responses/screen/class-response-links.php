<?php
namespace Mainstreet\Responses\Screen;

defined( 'ABSPATH' ) || exit;

/**
 * Where a response is seen, marked as spam, and its files are fetched: all behind the login.
 */
final class Response_Links {

	/** Page of the screen. */
	const PAGE = 'mainstreet-responses';

	/** Parameter with the number of a response that is to be marked as spam. */
	const SPAM = 'mark_spam';

	/** Parameter with the number of a response whose file is fetched. */
	const FILE_OF = 'file_of';

	/**
	 * The screen.
	 *
	 * @param int $post_id Response to open; 0 for the list.
	 * @return string
	 */
	public static function screen( $post_id = 0 ) {
		return admin_url( 'admin.php?page=' . self::PAGE ) . ( $post_id ? '#/inbox/' . (int) $post_id : '' );
	}

	/**
	 * Where a response is marked as spam.
	 *
	 * @param int $post_id Response.
	 * @return string
	 */
	public static function spam( $post_id ) {
		return add_query_arg( self::SPAM, (int) $post_id, self::screen() );
	}

	/**
	 * Where a file of a response is fetched.
	 *
	 * @param int    $post_id Response.
	 * @param string $key     Key of the file.
	 * @return string
	 */
	public static function file( $post_id, $key ) {
		return add_query_arg(
			array(
				self::FILE_OF => (int) $post_id,
				'key'         => rawurlencode( $key ),
			),
			self::screen()
		);
	}
}
