<?php
namespace Mainstreet\Site_Health;

use Mainstreet\Core\Rest\Controller;
use Mainstreet\Http\Upload_Probe;

defined( 'ABSPATH' ) || exit;

/** REST routes of the checks, and of the test of the upload size. */
final class Site_Check_Controller extends Controller {

	/** Route of the checks. */
	public static function route(): string {
		return '/checks/(?P<id>' . implode( '|', array_keys( Site_Checks::ALL ) ) . ')';
	}

	public function register_routes() {
		$run = static fn( $request ) => Site_Checks::run( $request['id'] );
		$this->register_route( '/checks/(?P<id>' . implode( '|', array_keys( Site_Checks::ALL ) ) . ')', $this->endpoint( 'GET', $run, $this->require_capability( 'manage_options' ) ) );
		$this->register_route( '/probe', $this->endpoint( 'POST', array( Upload_Probe::class, 'handle' ), $this->require_capability( 'upload_files' ) ) );
	}
}
