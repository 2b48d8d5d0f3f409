<?php
namespace Mainstreet\Submissions;

use Mainstreet\Core\Rest\Controller;
use Mainstreet\Registration\Rest\Routes;
use Mainstreet\Submissions\Pipeline\Request_Checks;
use Mainstreet\Submissions\Pipeline\Submission_Pipeline;
use Mainstreet\Submissions\Pipeline\Visitor_Input;
use Mainstreet\Submissions\Registry\Form_Schemas;
use Mainstreet\Submissions\Spam\Time_Trap;

defined( 'ABSPATH' ) || exit;

/** Public REST routes of forms: `session` for the time trap, and one route for each kind of form. */
final class Submission_Controller extends Controller {

	public function register_routes() {
		add_filter( 'rest_pre_dispatch', array( __CLASS__, 'reject_large' ), 10, 3 );
		$this->register_route( '/session', $this->endpoint( 'GET', array( Time_Trap::class, 'get_item' ), '__return_true' ) );
		foreach ( array_keys( Form_Schemas::get_routes() ) as $route ) {
			$submit = static function ( \WP_REST_Request $request ) use ( $route ) {
				$json   = $request->get_json_params();
				$posted = is_array( $json ) ? $json : $request->get_body_params();
				return Submission_Pipeline::to_response( Submission_Pipeline::run( $route, $posted, $request->get_file_params() ) );
			};
			// Public; Submission_Pipeline checks the submission.
			$this->register_route( '/' . $route, $this->endpoint( 'POST', $submit, '__return_true' ) );
		}
	}

	/**
	 * Callback of rest_pre_dispatch: rejects large bodies before WordPress decodes them.
	 *
	 * @param mixed           $result Result of an earlier callback; null for none.
	 * @param \WP_REST_Server $server Server.
	 */
	public static function reject_large( $result, $server, $request ) {
		if ( null !== $result || ! $request instanceof \WP_REST_Request || 'POST' !== $request->get_method() || 0 !== strpos( $request->get_route(), '/' . Routes::OWN . '/' ) ) {
			return $result;
		}
		$routes = Form_Schemas::get_routes();
		$route  = substr( $request->get_route(), strlen( Routes::OWN ) + 2 );
		if ( ! isset( $routes[ $route ] ) ) {
			return $result;
		}
		$error = strlen( (string) $request->get_body() ) > Visitor_Input::LIMIT ? Request_Checks::too_large_error() : Request_Checks::check_size( ! empty( $routes[ $route ]['files'] ) );
		return $error ? Submission_Pipeline::to_response( $error ) : $result;
	}
}
