<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Contact_Form\Integrations\Crm_Controller;

const CRM_FILE = 'zero-bs-crm/ZeroBSCRM.php';

/** Lets WordPress see these plugins, by file: version. */
function installed( array $versions ) {
	$plugins = array();
	foreach ( $versions as $file => $version ) {
		$plugins[ $file ] = array( 'Name' => dirname( $file ), 'Version' => $version );
	}
	wp_cache_set( 'plugins', array( '' => $plugins ), 'plugins' );
}

/** Lets WordPress think these plugins run. */
function running( $file ) {
	add_filter( 'option_active_plugins', function ( $files ) use ( $file ) {
		return array_merge( (array) $files, array( $file ) );
	} );
}

/** Defines the stand-in's functions; what they hook is taken back at the end of the test. */
function load_crm() {
	$file = MAINSTREET_DIR . '/tests/fakes/plugins/zero-bs-crm/ZeroBSCRM.php';
	if ( function_exists( 'zeroBSCRM_isExtensionInstalled' ) ) {
		add_filter( 'user_has_cap', function ( $caps ) { return $caps + array( Crm_Controller::CAPABILITY => ! empty( $caps['manage_options'] ) ); } );
	} else {
		require $file;
	}
	delete_option( 'stand_in_crm_extension' );
	delete_option( 'stand_in_crm_refuses' );
}

/** What core answers to requests for its plugins; gives the requests. */
function core_answers( $answer ) {
	$log = new \ArrayObject();
	add_filter( 'rest_pre_dispatch', function ( $result, $server, $request ) use ( $answer, $log ) {
		if ( 0 !== strpos( $request->get_route(), '/wp/v2/plugins' ) ) {
			return $result;
		}
		$log[] = array( $request->get_route(), $request->get_params() );
		return $answer;
	}, 10, 3 );
	return $log;
}

test( 'without the CRM plugin all that is known is that it is not there', function () {
	installed( array( 'a/a.php' => '1' ) );
	same(
		array(
			'crm_installed'          => false,
			'crm_active'             => false,
			'crm_version'            => null,
			'jp_form_ext_enabled'    => null,
			'can_install_crm'        => true,
			'can_activate_crm'       => false,
			'can_activate_extension' => false,
		),
		rest( 'GET', '/jetpack/v4/jetpack_crm' )->get_data()
	);
} );

test( 'who publishes may know of the CRM plugin, and nobody else', function () {
	foreach ( array( '' => 401, 'subscriber' => 403, 'contributor' => 403, 'author' => 200, 'editor' => 200 ) as $role => $status ) {
		act_as( $role );
		foreach ( array( '/jetpack/v4/jetpack_crm', '/mainstreet/v1/jetpack_crm' ) as $path ) {
			$response = rest( 'GET', $path );
			same( $status, $response->get_status(), $role );
			if ( 200 !== $status ) {
				same( 'invalid_user_permission_jetpack_crm_data', $response->get_data()['code'] );
			} else {
				same( false, $response->get_data()['can_install_crm'] );
			}
		}
	}
} );

test( 'an installed CRM plugin can be activated', function () {
	installed( array( CRM_FILE => '6.5.1' ) );
	$data = rest( 'GET', '/jetpack/v4/jetpack_crm' )->get_data();
	same( array( true, false, '6.5.1', false, true ), array( $data['crm_installed'], $data['crm_active'], $data['crm_version'], $data['can_install_crm'], $data['can_activate_crm'] ) );
} );

test( 'a running CRM plugin gets its extension, by whom it lets manage it', function () {
	installed( array( CRM_FILE => '6.5.1' ) );
	running( CRM_FILE );
	load_crm();
	$data = rest( 'GET', '/jetpack/v4/jetpack_crm' )->get_data();
	same( array( true, false, true, false ), array( $data['crm_active'], $data['jp_form_ext_enabled'], $data['can_activate_extension'], $data['can_activate_crm'] ) );

	act_as( 'editor' );
	$response = rest( 'POST', '/jetpack/v4/jetpack_crm', array( 'extension' => 'jetpackforms' ) );
	same( array( 403, 'invalid_user_permission_activate_jetpack_crm_ext' ), array( $response->get_status(), $response->get_data()['code'] ) );

	act_as( 'administrator' );
	$response = rest( 'POST', '/jetpack/v4/jetpack_crm', array( 'extension' => 'other' ) );
	same( array( 404, 'invalid_param' ), array( $response->get_status(), $response->get_data()['code'] ) );
	same( array( 'code' => 'success' ), rest( 'POST', '/jetpack/v4/jetpack_crm', array( 'extension' => 'jetpackforms' ) )->get_data() );
	same( true, rest( 'GET', '/jetpack/v4/jetpack_crm' )->get_data()['jp_form_ext_enabled'] );
} );

test( 'an extension that stays off is an error', function () {
	load_crm();
	update_option( 'stand_in_crm_refuses', 1 );
	$response = rest( 'POST', '/jetpack/v4/jetpack_crm', array( 'extension' => 'jetpackforms' ) );
	same( array( 500, 'jp_forms_extension_activation_failed' ), array( $response->get_status(), $response->get_data()['code'] ) );
} );

test( 'the plugins are listed by file, for those who may activate them', function () {
	installed( array( 'mailpoet/mailpoet.php' => '5.1.0', 'a/a.php' => '1' ) );
	running( 'a/a.php' );
	$data = rest( 'GET', '/jetpack/v4/plugins' )->get_data();
	same( array( 'mailpoet', '5.1.0', false ), array( $data['mailpoet/mailpoet.php']['Name'], $data['mailpoet/mailpoet.php']['Version'], $data['mailpoet/mailpoet.php']['active'] ) );
	same( true, $data['a/a.php']['active'] );
	act_as( 'editor' );
	same( 403, rest( 'GET', '/jetpack/v4/plugins' )->get_status() );
} );

test( 'no plugin at all is “not found”', function () {
	installed( array() );
	$response = rest( 'GET', '/jetpack/v4/plugins' );
	same( array( 404, 'not_found' ), array( $response->get_status(), $response->get_data()['code'] ) );
} );

test( 'core installs plugins of the list, and no others', function () {
	$log = core_answers( new \WP_REST_Response( array( 'name' => 'MailPoet' ), 201 ) );
	same(
		array( 'code' => 'success', 'message' => 'Installed mailpoet' ),
		rest( 'POST', '/jetpack/v4/plugins', array( 'slug' => 'mailpoet', 'status' => 'active', 'source' => 'block-editor' ) )->get_data()
	);
	same( array( array( '/wp/v2/plugins', array( 'slug' => 'mailpoet', 'status' => 'active' ) ) ), (array) $log );

	$response = rest( 'POST', '/jetpack/v4/plugins', array( 'slug' => 'hello-dolly' ) );
	same( array( 403, 'mainstreet_plugin_not_allowed' ), array( $response->get_status(), $response->get_data()['code'] ) );
	same( 400, rest( 'POST', '/jetpack/v4/plugins', array() )->get_status() );
	same( 1, count( $log ) );

	add_filter( 'mainstreet_installable_plugins', function ( $slugs ) { return array_merge( $slugs, array( 'hello-dolly' ) ); } );
	same( 200, rest( 'POST', '/jetpack/v4/plugins', array( 'slug' => 'hello-dolly' ) )->get_status() );
	same( 'inactive', $log[1][1]['status'] );
} );

test( 'who may not install is refused before core is asked, also where files can’t be changed', function () {
	$log = core_answers( new \WP_REST_Response( array() ) );
	act_as( 'editor' );
	same( 403, rest( 'POST', '/jetpack/v4/plugins', array( 'slug' => 'mailpoet' ) )->get_status() );
	act_as( 'administrator' );
	add_filter( 'file_mod_allowed', function ( $is_allowed, $context ) { return 'mainstreet_install' !== $context && $is_allowed; }, 10, 2 );
	same( 403, rest( 'POST', '/jetpack/v4/plugins', array( 'slug' => 'mailpoet' ) )->get_status() );
	same( false, rest( 'GET', '/jetpack/v4/jetpack_crm' )->get_data()['can_install_crm'] );
	same( 0, count( $log ) );
} );

test( 'a failure of core is told without its markup', function () {
	core_answers( new \WP_Error( 'folder_exists', 'Destination <strong>exists</strong>.', array( 'status' => 500 ) ) );
	$response = rest( 'POST', '/jetpack/v4/plugins', array( 'slug' => 'mailpoet' ) );
	same( array( 500, 'install_plugin_failed', 'Destination exists.' ), array( $response->get_status(), $response->get_data()['code'], $response->get_data()['message'] ) );
	$response = rest( 'POST', '/jetpack/v4/plugins/mailpoet/mailpoet', array( 'status' => 'active' ) );
	same( array( 500, 'activation_failed' ), array( $response->get_status(), $response->get_data()['code'] ) );
} );

test( 'core switches plugins on and off', function () {
	$log = core_answers( new \WP_REST_Response( array( 'name' => 'MailPoet' ) ) );
	same( 'Activated MailPoet', rest( 'POST', '/mainstreet/v1/plugins/mailpoet/mailpoet', array() )->get_data()['message'] );
	same( 'Deactivated MailPoet', rest( 'POST', '/jetpack/v4/plugins/mailpoet/mailpoet', array( 'status' => 'inactive' ) )->get_data()['message'] );
	same( array( '/wp/v2/plugins/mailpoet/mailpoet', array( 'status' => 'active' ) ), $log[0] );
	act_as( 'editor' );
	same( 403, rest( 'POST', '/jetpack/v4/plugins/mailpoet/mailpoet', array() )->get_status() );
} );

test( 'an unknown plugin is told by core', function () {
	installed( array( 'a/a.php' => '1' ) );
	same( 404, rest( 'POST', '/jetpack/v4/plugins/no-such/plugin', array() )->get_status() );
} );

/** The ready-made forms, each as `subject`, fields as `type: label | options!`, button. */
function variations() {
	$all = array();
	foreach ( require MAINSTREET_DIR . '/blocks/contact-form/variations.php' as $variation ) {
		$lines = array( isset( $variation['attributes']['subject'] ) ? $variation['attributes']['subject'] : '' );
		foreach ( $variation['innerBlocks'] as $block ) {
			$fields  = $block[1];
			$lines[] = str_replace( array( 'jetpack/field-', 'jetpack/' ), '', $block[0] )
				. ( isset( $fields['label'] ) ? ': ' . $fields['label'] : '' )
				. ( isset( $fields['options'] ) ? ' | ' . implode( ', ', $fields['options'] ) : '' )
				. ( isset( $fields['text'] ) ? ': ' . $fields['element'] . ' ' . $fields['text'] : '' )
				. ( ! empty( $fields['required'] ) ? '!' : '' );
		}
		$all[ $variation['name'] ] = $lines;
	}
	return $all;
}

test( 'the ready-made forms are those of the content format', function () {
	same(
		array(
			'contact-form'      => array( '', 'name!', 'email!', 'textarea', 'button: button Contact Us' ),
			'newsletter-form'   => array( '', 'name!', 'email!', 'consent', 'button: button Subscribe' ),
			'rsvp-form'         => array( 'A new RSVP from your website', 'name!', 'email!', 'radio: Attending? | Yes, No!', 'textarea: Other Details', 'button: button Send RSVP' ),
			'registration-form' => array( 'A new registration from your website', 'name!', 'email!', 'telephone: Phone Number', 'select: How did you hear about us? | Search Engine, Social Media, TV, Radio, Friend or Family', 'textarea: Other Details', 'button: button Send' ),
			'appointment-form'  => array( 'A new appointment booked from your website', 'name!', 'email!', 'telephone!', 'date: Date!', 'radio: Time | Morning, Afternoon!', 'textarea: Notes', 'button: button Book Appointment' ),
			'feedback-form'     => array( 'New feedback received from your website', 'name!', 'email!', 'radio: Please rate our website | 1 - Very Bad, 2 - Poor, 3 - Average, 4 - Good, 5 - Excellent!', 'textarea: How could we improve?', 'button: button Send Feedback' ),
			'multistep'         => array( '', 'form-progress-indicator', 'form-step-container', 'form-step-navigation' ),
		),
		variations()
	);
} );

test( 'a simple site has no newsletter form', function () {
	add_filter( 'mainstreet_site_type', function () { return 'simple'; } );
	truly( ! isset( variations()['newsletter-form'] ) );
	same( 6, count( variations() ) );
} );
