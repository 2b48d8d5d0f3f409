<?php
namespace Mainstreet\Blocks\Business_Hours;

use Mainstreet\Business\Opening_Hours;
use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/** Public REST route of the translated day names and the first day of the week. */
final class Localized_Week_Controller extends Controller {

	public function register_routes() {
		$this->register_route( '/business-hours/localized-week', $this->endpoint( 'GET', array( $this, 'get_item' ), '__return_true' ), 'wpcom/v2' );
	}

	/**
	 * Returns the day names in the user's language and the first day of the week (docs/server-contract.md A1).
	 *
	 * @return \WP_REST_Response
	 */
	public function get_item( $request ) {
		$is_switched = is_user_logged_in() && switch_to_user_locale( get_current_user_id() );
		$days        = array();
		foreach ( array_keys( Opening_Hours::DAYS ) as $day ) {
			$days[ $day ] = Opening_Hours::day_label( $day );
		}
		if ( $is_switched ) {
			restore_previous_locale();
		}
		$response = new \WP_REST_Response(
			array(
				'days'        => $days,
				'startOfWeek' => Opening_Hours::start_of_week(),
			)
		);
		if ( ! is_user_logged_in() ) {
			$response->header( 'Cache-Control', 'public, max-age=3600' );
		}
		return $response;
	}
}
