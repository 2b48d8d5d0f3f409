<?php
/**
 * Plugin Name: Stand-in for the newsletter plugin
 * Description: For the tests: defines the part of MailPoet's API that answers of forms use, and notes the subscribers.
 * Version: 5.1.0
 *
 * Subscribers are in the option `stand_in_mailpoet_subscribers`.
 *
 * @package Mainstreet
 */

namespace MailPoet\API;

defined( 'ABSPATH' ) || exit;

/**
 * Entrance to the API.
 */
class API {

	/**
	 * The API of a version.
	 *
	 * @param string $version `v1`.
	 * @return API
	 */
	public static function MP( $version ) { // The real name.
		if ( 'v1' !== $version ) {
			throw new \Exception( 'Unknown version' );
		}
		return new self();
	}

	/**
	 * Adds a person.
	 *
	 * @param array $subscriber Person: `email`, `first_name`, `last_name`.
	 * @param array $lists      Ids of lists.
	 * @return array The person.
	 */
	public function addSubscriber( array $subscriber, $lists = array() ) { // The real name.
		$all = (array) get_option( 'stand_in_mailpoet_subscribers', array() );
		update_option( 'stand_in_mailpoet_subscribers', array_merge( $all, array( $subscriber + array( 'lists' => $lists ) ) ), false );
		return $subscriber;
	}
}
