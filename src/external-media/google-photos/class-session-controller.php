<?php
namespace Mainstreet\External_Media\Google_Photos;

use Mainstreet\Core\Errors;
use Mainstreet\Http\Throttle;

defined( 'ABSPATH' ) || exit;

/**
 * `POST wpcom/v2/external-media/session/google_photos`, `GET|DELETE …/{id}` (docs/server-contract.md A47), and what was picked:
 * `GET …/list/google_photos` (A44).
 */
final class Session_Controller {

	/** Requests of one user a minute: the editor looks every few seconds. */
	const ALLOWED = 120;

	/** Path of a session. */
	const ONE = '/(?P<id>[A-Za-z0-9_.~-]{1,300})';

	/**
	 * Parameters of items().
	 *
	 * @return array[]
	 */
	public static function list_args() {
		$text = static function ( $most, $description ) {
			return array(
				'type'        => 'string',
				'default'     => '',
				'maxLength'   => $most,
				'description' => $description,
			);
		};
		$same = __( 'Accepted for compatibility. Searching and filtering happen in the Google Photos window.', 'mainstreet-blocks' );
		return array(
			'number'      => array(
				'type'        => 'integer',
				'default'     => 20,
				'minimum'     => 1,
				'maximum'     => 80,
				'description' => __( 'Maximum number of items per page.', 'mainstreet-blocks' ),
			),
			'session_id'  => $text( 300, __( 'Session in which the items were selected.', 'mainstreet-blocks' ) ) + array( 'pattern' => '^(?:[A-Za-z0-9_.~-]+)?$' ),
			'page_handle' => $text( 2000, __( 'Page handle from the previous response.', 'mainstreet-blocks' ) ) + array( 'pattern' => '^[A-Za-z0-9_.~=+/-]*$' ),
			'search'      => $text( 200, $same ),
			'path'        => $text( 200, $same ),
			'filter'      => $text( 500, $same ),
		);
	}

	/**
	 * What was picked.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array|\WP_Error
	 */
	public static function items( $request ) {
		if ( ! Google_Login::is_ready() ) {
			return Errors::not_configured( Google_Login::LABEL );
		}
		if ( ! ( new Google_Session( get_current_user_id() ) )->is_connected() ) {
			return Google_Session::authorization_required();
		}
		$found = array(
			'media' => array(),
			'next'  => '',
		);
		if ( '' !== $request['session_id'] ) {
			$found = self::count() ?? self::picker()->items( $request['session_id'], (int) $request['number'], $request['page_handle'] );
		}
		return is_wp_error( $found ) ? $found : array(
			'found' => count( $found['media'] ),
			'media' => array_map( array( Google_Item::class, 'present' ), $found['media'] ),
			'meta'  => array(
				'next_page' => '' === $found['next'] ? false : $found['next'],
				'account'   => array(
					'name'  => '',
					'image' => '',
				),
				'picker'    => true,
			),
		);
	}

	/**
	 * Begins a session.
	 *
	 * @return array|\WP_Error
	 */
	public static function begin() {
		return self::count() ?? self::picker()->begin();
	}

	/**
	 * How a session is.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array|\WP_Error
	 */
	public static function look( $request ) {
		return self::count() ?? self::picker()->look( $request['id'] );
	}

	/**
	 * Ends a session.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array|\WP_Error
	 */
	public static function end( $request ) {
		$ended = self::count() ?? self::picker()->end( $request['id'] );
		return is_wp_error( $ended ) ? $ended : array( 'success' => true );
	}

	/**
	 * The current user's Picker.
	 *
	 * @return Google_Picker
	 */
	private static function picker() {
		return new Google_Picker( get_current_user_id() );
	}

	/**
	 * Counts a request.
	 *
	 * @return \WP_Error|null
	 */
	private static function count() {
		$allowed = Throttle::hit( 'google-photos', self::ALLOWED, MINUTE_IN_SECONDS, 'user-' . get_current_user_id() );
		return is_wp_error( $allowed ) ? $allowed : null;
	}
}
