<?php
/** Returns the definition of a Mailchimp form: everything that is not posted by visitors (docs/server-contract.md B.4). */

namespace Mainstreet\Blocks\Mailchimp;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Text\Plain_Text;

defined( 'ABSPATH' ) || exit;

return static function ( array $block ) {
	$attributes = Attributes::items( $block, 'attrs' );
	$interests  = Attributes::items( $attributes, 'interests' );
	$interests  = array_filter( $interests, static fn( $id ) => is_string( $id ) && preg_match( Mailchimp_Api::ID, $id ) );
	$tag        = Mailchimp_Fields::merge_tag( Attributes::text( $attributes, 'signupFieldTag', 500 ) );
	return array(
		'kind'      => 'mailchimp',
		'interests' => array_slice( array_values( array_unique( $interests ) ), 0, 200 ),
		'tag'       => $tag,
		'value'     => '' === $tag ? '' : Plain_Text::line( Plain_Text::from_attribute( Attributes::text( $attributes, 'signupFieldValue', 500 ) ) ),
		'success'   => Attributes::text( $attributes, 'successLabel', 2000 ),
		'error'     => Attributes::text( $attributes, 'errorLabel', 2000 ),
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
