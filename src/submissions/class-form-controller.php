<?php
namespace Mainstreet\Submissions;

use Mainstreet\Core\Rest\Controller;
use Mainstreet\Submissions\Pipeline\Request_Checks;
use Mainstreet\Submissions\Pipeline\Submission_Pipeline;
use Mainstreet\Submissions\Registry\Form_Schemas;
use Mainstreet\Submissions\Spam\Time_Trap;

defined( 'ABSPATH' ) || exit;

/** Public REST routes of forms: `session` for the time trap, and one route for each kind of form. */
final class Form_Controller extends Controller {

	public function register_routes() {
		add_filter( 'rest_pre_dispatch', array( Request_Checks::class, 'before_dispatch' ), 10, 3 );
		$this->register_route( '/session', $this->endpoint( 'GET', array( Time_Trap::class, 'answer' ), '__return_true' ) );
		foreach ( array_keys( Form_Schemas::routes() ) as $route ) {
			$submit = static function ( \WP_REST_Request $request ) use ( $route ) {
				$json   = $request->get_json_params();
				$posted = is_array( $json ) ? $json : $request->get_body_params();
				return Submission_Pipeline::response( Submission_Pipeline::run( $route, $posted, $request->get_file_params() ) );
			};
			// Public; Submission_Pipeline checks the submission.
			$this->register_route( '/' . $route, $this->endpoint( 'POST', $submit, '__return_true' ) );
		}
	}
}
