<?php
/**
 * Plugin Name: Left by Jetpack
 * Description: For the tests: leaves on the site what Jetpack stores there, and takes it away again. `mainstreet_test_leave` and `mainstreet_test_forget` do so.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Test_Bench\Left_By_Jetpack;

defined( 'ABSPATH' ) || exit;

const MARK = '_left_by_jetpack';

/**
 * Options as Jetpack stores them.
 *
 * @return array By name.
 */
function options() {
	return array(
		'jetpack_options'                       => array(
			'version'        => '15.3:1759000000',
			'mapbox_api_key' => 'pk.left-behind-by-jetpack-0001',
		),
		'jetpack_active_modules'                => array( 'blocks', 'contact-form', 'sharedaddy', 'likes', 'subscriptions', 'related-posts', 'publicize', 'videopress' ),
		'sharing-services'                      => array(
			'visible' => array( 'facebook', 'twitter', 'jetpack-whatsapp', 'email', 'pocket', 'custom-1700000000' ),
			'hidden'  => array( 'print' ),
		),
		'sharing-options'                       => array(
			'custom-1700000000' => array(
				'name' => 'Harbour radio',
				'url'  => 'https://radio.example/?post=%post_url%',
				'icon' => 'https://radio.example/icon.png',
			),
			'global'            => array(
				'button_style'  => 'icon',
				'sharing_label' => 'Share this:',
				'open_links'    => 'same',
				'show'          => array( 'post' ),
				'custom'        => array( 'custom-1700000000' ),
			),
		),
		'jetpack_subscriptions_from_name'       => 'The harbour office',
		'wpcom_subscription_emails_use_excerpt' => 0,
		'wpcom_newsletter_send_default'         => 1,
	);
}

/**
 * A response as a row of posts.
 *
 * @param string $title   Who, and when.
 * @param string $mime    Version of the format.
 * @param string $content As it stands in the database.
 * @param string $date    When it came.
 * @param string $status  Status.
 */
function store_response( $title, $mime, $content, $date, $status = 'publish' ) {
	global $wpdb;
	// Not wp_insert_post(): what Jetpack stored is to be in the table byte by byte.
	$wpdb->insert(
		$wpdb->posts,
		array(
			'post_type'             => 'feedback',
			'post_status'           => $status,
			'comment_status'        => 'open',
			'post_title'            => $title,
			'post_name'             => md5( $title . $date ),
			'post_mime_type'        => $mime,
			'post_content'          => $content,
			'post_date'             => $date,
			'post_date_gmt'         => $date,
			'post_modified'         => $date,
			'post_modified_gmt'     => $date,
			'post_excerpt'          => '',
			'to_ping'               => '',
			'pinged'                => '',
			'post_content_filtered' => '',
		)
	);
	update_post_meta( $wpdb->insert_id, MARK, 1 );
}

/**
 * Responses in the three formats that Jetpack wrote over the years, and one taken for spam.
 */
function store_responses() {
	$entry = static function ( array $values ) {
		$fields = array();
		foreach ( $values as $label => list( $type, $value ) ) {
			$fields[] = array(
				'key'           => ( count( $fields ) + 1 ) . '_' . $label,
				'label'         => $label,
				'value'         => $value,
				'type'          => $type,
				'meta'          => array(),
				'form_field_id' => sanitize_title( $label ),
			);
		}
		return wp_json_encode(
			array(
				'subject'     => '[Harbour] Boat hire',
				'ip'          => '203.0.113.7',
				'entry_title' => 'Boat hire',
				'fields'      => $fields,
			),
			JSON_HEX_TAG | JSON_HEX_AMP
		);
	};
	store_response(
		'Nora Quay - 2026-09-03',
		'v3',
		$entry(
			array(
				'Your name' => array( 'name', 'Nora Quay' ),
				'Email'     => array( 'email', 'nora@example.org' ),
				'Message'   => array( 'textarea', "Is the dinghy free <on> Sunday?\nWe are \"four\"." ),
			)
		),
		'2026-09-03 10:11:12'
	);
	store_response(
		'Otto Pier - 2024-05-06',
		'v2',
		addslashes(
			$entry(
				array(
					'Your name' => array( 'name', 'Otto Pier' ),
					'Boat'      => array( 'radio', 'Kayak "two"' ),
				)
			)
		),
		'2024-05-06 07:08:09'
	);
	store_response(
		'Pia Dock - 2019-02-03',
		'',
		"Hello from 2019\n<!--more-->\nAUTHOR: Pia Dock\nAUTHOR EMAIL: pia@example.org\nAUTHOR URL: \nSUBJECT: [Harbour] Boats &amp; more\nIP: 192.0.2.1\nArray\n(\n    [1_Name] =&gt; Pia Dock\n    [2_Email] =&gt; pia@example.org\n    [3_Message] =&gt; Hello from 2019\n)\n",
		'2019-02-03 04:05:06'
	);
	store_response( 'Spam - 2025-01-01', 'v3', $entry( array( 'Message' => array( 'textarea', '<b>Cheap</b>' ) ) ), '2025-01-01 00:00:00', 'spam' );
}

/**
 * A video whose file is elsewhere.
 */
function store_video() {
	$id = wp_insert_attachment(
		array(
			'post_title'     => 'The harbour at dawn',
			'post_mime_type' => 'video/videopress',
			'post_status'    => 'inherit',
		)
	);
	update_post_meta( $id, 'videopress_guid', 'kUJmAcSf' );
	update_post_meta( $id, MARK, 1 );
}

/**
 * Takes everything away again, taken over or not.
 */
function forget() {
	foreach ( get_posts(
		array(
			'post_type'      => array( 'feedback', 'attachment' ),
			'post_status'    => array( 'publish', 'spam', 'trash', 'inherit' ),
			'meta_key'       => MARK,
			'posts_per_page' => -1,
			'fields'         => 'ids',
		)
	) as $id ) {
		wp_delete_post( $id, true );
	}
	array_map( 'delete_option', array_keys( options() ) );
	foreach ( array( 'connectors_maps_mapbox_api_key', 'jetpack_feedback_unread_count' ) as $name ) {
		delete_option( $name );
	}
}

add_action(
	'mainstreet_test_leave',
	static function () {
		forget();
		foreach ( options() as $name => $value ) {
			update_option( $name, $value );
		}
		store_responses();
		store_video();
	}
);
add_action( 'mainstreet_test_forget', __NAMESPACE__ . '\forget' );
