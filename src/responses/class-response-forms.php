<?php
namespace Mainstreet\Responses;

use Mainstreet\Core\Options;
use Mainstreet\Registration\Modules;

defined( 'ABSPATH' ) || exit;

/**
 * Tells forms apart by the titles their authors gave them, letter by letter. The index has a key
 * of each title, the responses have the title itself.
 */
final class Response_Forms {

	/** Titles offered. */
	const MOST = 200;

	/**
	 * Condition that keeps to the responses of a form.
	 *
	 * @param string $title Title.
	 * @return string SQL, beginning with AND.
	 */
	public static function matching( $title ) {
		return ' AND ID IN ( SELECT post_id FROM `' . Response_Store::table() . '` WHERE title_key = ' . Response_Store::title_sql( $title ) . ' )';
	}

	/**
	 * What the button of a form that signs people up says: the ready-made one's word in the language
	 * of the site, and as it is written where there is no translation.
	 *
	 * @return string[]
	 */
	public static function signup_words() {
		// An administrator may have another language, a visitor gets the site's.
		$switched = switch_to_locale( get_locale() );
		$word     = __( 'Subscribe', 'mainstreet-blocks' );
		if ( $switched ) {
			restore_previous_locale();
		}
		return array_values( array_unique( array( 'Subscribe', $word ) ) );
	}

	/**
	 * The titles of forms that have responses, along the index of titles.
	 *
	 * @return string[] In the order of letters; those with the newest responses, if there are more than MOST.
	 */
	public static function titles() {
		global $wpdb;
		$table = Response_Store::table();
		// phpcs:ignore WordPress.DB -- own table.
		$ids = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT MAX(post_id) AS newest FROM `$table` WHERE title_key IS NOT NULL AND post_id > 0 GROUP BY title_key ORDER BY newest DESC LIMIT %d", self::MOST ) ) );
		_prime_post_caches( $ids, false, false );
		$titles = array();
		foreach ( array_filter( array_map( 'get_post', $ids ) ) as $post ) {
			$titles[] = Response_Reader::entry( $post )['form_title'];
		}
		$titles = array_values( array_unique( array_filter( $titles, 'strlen' ) ) );
		usort( $titles, 'strcasecmp' );
		return $titles;
	}

	/**
	 * Adds to the editor's state what becomes of responses, as `forms`: `recipient` (`author` or `admin`: who gets
	 * those to a form that names nobody), `email` (the administration address, for who manages the site), `signups`
	 * (whether the site's own newsletter takes sign-ups), `signupWords` (what their button says), `subscribers` (where
	 * they are seen, for who manages the site; the newsletter adds it).
	 *
	 * @param array $state See Editor_State::own().
	 * @return array The same with `forms`.
	 */
	public static function add_to_editor( $state ) {
		$state['forms'] = array(
			'recipient'   => Options::get( 'feedback_default_recipient' ),
			'email'       => current_user_can( 'manage_options' ) ? (string) get_option( 'admin_email' ) : '',
			'signups'     => Modules::works( 'subscriptions' ),
			'signupWords' => self::signup_words(),
			'subscribers' => '',
		);
		return $state;
	}
}
