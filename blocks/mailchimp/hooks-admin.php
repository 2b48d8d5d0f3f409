<?php
namespace Mainstreet\Blocks\Mailchimp;

use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_settings_sections',
	// The block registers the routes that these settings fields use.
	static function ( $sections ) {
		if ( Blocks::is_registered( 'mailchimp' ) ) {
			$sections[] = array(
				'id'      => 'mailchimp',
				'label'   => __( 'Mailchimp sign-ups', 'mainstreet-blocks' ),
				'note'    => '',
				'service' => 'mailchimp',
				'links'   => array(),
			);
		}
		return $sections;
	},
	30
);
