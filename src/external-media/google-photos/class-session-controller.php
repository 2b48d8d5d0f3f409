<?php
namespace Mainstreet\External_Media\Google_Photos;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Http\Throttle;

defined( 'ABSPATH' ) || exit;

/**
 * REST routes `POST wpcom/v2/external-media/session/google_photos` and `GET|DELETE …/{id}` (docs/server-contract.md A47), and for the
 * selected items `GET …/list/google_photos` (A44).
 */
final class Session_Controller extends Controller {

	/** Allowed requests per user and minute. The editor polls every few seconds. */
	const ALLOWED = 120;

	public function register_routes() {
		$may    = $this->require_capability( 'upload_files' );
		$schema = $this->schema( 'google-photos-session', 'object' );
		$this->register_route(
			'/external-media/session/google_photos',
			array(
				$this->endpoint( 'POST', array( $this, 'create_item' ), $may ),
				'schema' => $schema,
			),
			'wpcom/v2'
		);
		$this->register_route(
			'/external-media/session/google_photos/(?P<id>[A-Za-z0-9_.~-]{1,300})',
			array(
				$this->endpoint( 'GET', array( $this, 'get_item' ), $may ),
				$this->endpoint( 'DELETE', array( $this, 'delete_item' ), $may ),
				'schema' => $schema,
			),
			'wpcom/v2'
		);
		$this->register_route(
			'/external-media/list/google_photos',
			array(
				$this->endpoint( 'GET', array( $this, 'get_items' ), $may, $this->get_collection_params() ),
				'schema' => $this->schema( 'external-media', 'object' ),
			),
			'wpcom/v2'
		);
	}

	/**
	 * Parameters of the list route.
	 *
	 * @return array[]
	 */
	public function get_collection_params() {
		$unused = array( 'description' => __( 'Accepted for compatibility. Searching and filtering happen in the Google Photos window.', 'mainstreet-blocks' ) );
		return array(
			'number'      => $this->integer_schema( 1, 80, 20 ) + array( 'description' => __( 'Maximum number of items per page.', 'mainstreet-blocks' ) ),
			'session_id'  => $this->text_schema( 300, '' ) + array(
				'description' => __( 'Session in which the items were selected.', 'mainstreet-blocks' ),
				'pattern'     => '^(?:[A-Za-z0-9_.~-]+)?$',
			),
			'page_handle' => $this->text_schema( 2000, '' ) + array(
				'description' => __( 'Page handle from the previous response.', 'mainstreet-blocks' ),
				'pattern'     => '^[A-Za-z0-9_.~=+/-]*$',
			),
			'search'      => $this->text_schema( 200, '' ) + $unused,
			'path'        => $this->text_schema( 200, '' ) + $unused,
			'filter'      => $this->text_schema( 500, '' ) + $unused,
		);
	}

	/**
	 * Returns a page of the items that the user selected; without a session, an empty list.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array|\WP_Error
	 */
	public function get_items( $request ) {
		if ( ! Google_Login::is_ready() ) {
			return Errors::not_configured( Google_Login::LABEL );
		}
		if ( ! ( new Google_Session( get_current_user_id() ) )->is_connected() ) {
			return Google_Session::create_authorization_error();
		}
		$found = array(
			'media' => array(),
			'next'  => '',
		);
		if ( '' !== $request['session_id'] ) {
			$found = self::check_rate_limit() ?? self::create_picker()->fetch_items( $request['session_id'], (int) $request['number'], $request['page_handle'] );
		}
		return is_wp_error( $found ) ? $found : array(
			'found' => count( $found['media'] ),
			'media' => array_map( array( Google_Item::class, 'prepare_for_editor' ), $found['media'] ),
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
	 * Creates a session.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array|\WP_Error
	 */
	public function create_item( $request ) {
		return self::check_rate_limit() ?? self::create_picker()->create_session();
	}

	/**
	 * Returns a session.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array|\WP_Error
	 */
	public function get_item( $request ) {
		return self::check_rate_limit() ?? self::create_picker()->fetch_session( $request['id'] );
	}

	/**
	 * Deletes a session.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array|\WP_Error
	 */
	public function delete_item( $request ) {
		$ended = self::check_rate_limit() ?? self::create_picker()->delete_session( $request['id'] );
		return is_wp_error( $ended ) ? $ended : array( 'success' => true );
	}

	private static function create_picker(): Google_Picker {
		return new Google_Picker( get_current_user_id() );
	}

	/** Counts a request; returns an error above the limit. */
	private static function check_rate_limit(): ?\WP_Error {
		$allowed = Throttle::hit( 'google-photos', self::ALLOWED, MINUTE_IN_SECONDS, 'user-' . get_current_user_id() );
		return is_wp_error( $allowed ) ? $allowed : null;
	}
}
