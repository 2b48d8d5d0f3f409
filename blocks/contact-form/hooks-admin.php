<?php
namespace Mainstreet\Blocks\Contact_Form;

use Mainstreet\Blocks\Contact_Form\Integrations\Marketing_Opt_In;
use Mainstreet\Core\Options\Options;
use Mainstreet\Registration\Modules\Module_Conflicts;

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_editor_state',
	static function ( $state ) {
		$state['forms'] = array(
			// Recipient of forms without one: `author` or `admin`.
			'recipient'   => Options::get( 'feedback_default_recipient' ),
			// Empty for users who cannot see it in the settings.
			'email'       => current_user_can( 'manage_options' ) ? (string) get_option( 'admin_email' ) : '',
			'signups'     => Module_Conflicts::is_active( 'subscriptions' ),
			'signupWords' => Marketing_Opt_In::get_button_texts(),
			// URL of the list of subscribers; set by the newsletter.
			'subscribers' => '',
		);
		return $state;
	},
	5
);
