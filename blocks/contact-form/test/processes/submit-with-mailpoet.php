<?php
/**
 * Sends the form `$values['posted']` on a site with MailPoet and prints as JSON whom it was told to add, or the code of the
 * error.
 *
 * @package Mainstreet
 */

namespace MailPoet\API;

use Mainstreet\Submissions\Pipeline\Submission_Pipeline;

/** As much of MailPoet as is called. */
class API {

	/** Parameters of each call. */
	public static $calls = array();

	public static function MP( $version ) {
		return new self();
	}

	public function addSubscriber( $who, $lists ) {
		self::$calls[] = array( $who, $lists );
	}
}

add_filter( 'pre_wp_mail', '__return_true' );
$result = Submission_Pipeline::run( 'forms/submit', $values['posted'], array() );
echo is_wp_error( $result ) ? $result->get_error_code() : wp_json_encode( API::$calls );
