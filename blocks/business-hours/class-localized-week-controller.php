<?php
namespace Mainstreet\Blocks\Business_Hours;

use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/** Public REST route of the translated day names and the first day of the week. */
final class Localized_Week_Controller extends Controller {

	public function register_routes() {
		$this->register_route( '/business-hours/localized-week', $this->endpoint( 'GET', array( Business_Hours::class, 'get_localized_week' ), '__return_true' ), 'wpcom/v2' );
	}
}
