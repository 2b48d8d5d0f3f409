<?php
/** Service definition of Mailchimp, which stores the audiences that people sign up for. */

namespace Mainstreet\Blocks\Mailchimp;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Text\Plain_Text;

defined( 'ABSPATH' ) || exit;

return array(
	'id'             => 'mailchimp',
	'type'           => 'newsletter',
	'label'          => __( 'Mailchimp', 'mainstreet-blocks' ),
	'field'          => __( 'API key', 'mainstreet-blocks' ),
	'description'    => __( 'Adds people who sign up with the Mailchimp block to your audience.', 'mainstreet-blocks' ),
	'url'            => 'https://admin.mailchimp.com/account/api/',
	'url_text'       => __( 'Get a Mailchimp API key', 'mainstreet-blocks' ),
	'data'           => __( 'When someone signs up, this site sends Mailchimp their email address, the groups and field you chose for the form, and the site language. Visitors’ browsers never contact Mailchimp, and their IP addresses are not sent.', 'mainstreet-blocks' ),
	'policy'         => __( 'When you subscribe through our form, your email address and any other details you enter are sent to Mailchimp (Intuit), which sends our newsletter and may store your data in the United States.', 'mainstreet-blocks' ),
	'without'        => __( 'Mailchimp forms on this site will not be shown to visitors until a new key is set.', 'mainstreet-blocks' ),
	'advice'         => __( 'This key gives access to your entire Mailchimp account. Create one just for this site so that you can revoke it, and never share it.', 'mainstreet-blocks' ),
	'constant'       => 'MAINSTREET_MAILCHIMP_KEY',
	'filter'         => 'mainstreet_mailchimp_key',
	'public_pattern' => '',
	'ending'         => '/-[a-z0-9]*$/iD',
	'validate'       => static function ( $key ) {
		return '' === Mailchimp_Api::data_center( $key )
			? Errors::invalid( 'service_api_key', __( 'This is not a valid Mailchimp API key. A key ends with a dash and the name of your data center, such as “-us21”.', 'mainstreet-blocks' ), 'invalid_key' )
			: true;
	},
	'test'           => static function ( $key ) {
		$answer = Mailchimp_Api::request( 'GET', '/?fields=account_name', null, $key );
		if ( is_wp_error( $answer ) && 'mainstreet_remote_rejected' === $answer->get_error_code() ) {
			return Errors::invalid( 'service_api_key', __( 'Mailchimp does not recognize this key.', 'mainstreet-blocks' ), 'invalid_key' );
		}
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$name = $answer['body']['account_name'] ?? '';
		return array( 'account' => is_string( $name ) ? Plain_Text::line_from_html( $name, 200 ) : '' );
	},
);
