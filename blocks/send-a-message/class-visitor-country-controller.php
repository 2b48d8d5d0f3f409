<?php
namespace Mainstreet\Blocks\Send_A_Message;

use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/** Route of the visitor's country, used to preselect the country calling code. */
final class Visitor_Country_Controller extends Controller {

	public function register_routes() {
		$this->register_route( '/geo', $this->endpoint( 'GET', array( Visitor_Country::class, 'answer' ), '__return_true' ) );
	}
}
