<?php
/**
 * What a Mailchimp form is, apart from what visitors type (docs/server-contract.md B.4).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Mailchimp;

use Mainstreet\Core\Plain_Text;
use Mainstreet\Registration\Style_Attributes;

defined( 'ABSPATH' ) || exit;

return static function ( array $block ) {
	$attributes = isset( $block['attrs'] ) && is_array( $block['attrs'] ) ? $block['attrs'] : array();
	$interests  = isset( $attributes['interests'] ) && is_array( $attributes['interests'] ) ? $attributes['interests'] : array();
	$interests  = array_filter(
		$interests,
		static function ( $id ) {
			return is_string( $id ) && preg_match( Mailchimp_Api::ID, $id );
		}
	);
	$tag        = Mailchimp_Fields::tag( Style_Attributes::text( $attributes, 'signupFieldTag' ) );
	return array(
		'kind'      => 'mailchimp',
		'interests' => array_slice( array_values( array_unique( $interests ) ), 0, 200 ),
		'tag'       => $tag,
		'value'     => '' === $tag ? '' : Plain_Text::line( Plain_Text::from_attribute( Style_Attributes::text( $attributes, 'signupFieldValue' ) ) ),
		'success'   => Style_Attributes::text( $attributes, 'successLabel', 2000 ),
		'error'     => Style_Attributes::text( $attributes, 'errorLabel', 2000 ),
		'fields'    => array_merge(
			array(
				array(
					'key'  => 'email',
					'type' => 'email',
				),
			),
			Mailchimp_Fields::define( $attributes, $tag )
		),
	);
};
