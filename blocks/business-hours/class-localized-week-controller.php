<?php
namespace Mainstreet\Blocks\Business_Hours;

use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/** REST route of the day names in the user's language. It is public, because visitors may request it. */
final class Localized_Week_Controller extends Controller {

	public function register_routes() {
		$this->register_route( '/business-hours/localized-week', $this->endpoint( 'GET', array( Business_Hours::class, 'get_localized_week' ), '__return_true' ), 'wpcom/v2' );
	}
}
