<?php
/**
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Features;

use Mainstreet\Registration\Modules\Availability;
use Mainstreet\Registration\Editor\Editor_State;
use function Mainstreet\Tests\{ same, test, truly };

/** Does something while a filter answers this. */
function while_filtered( array $filters, callable $body ) {
	foreach ( $filters as $name => $filter ) {
		add_filter( $name, $filter, 10, 3 );
	}
	try {
		return $body();
	} finally {
		foreach ( $filters as $name => $filter ) {
			remove_filter( $name, $filter, 10 );
		}
	}
}

/** A gate in front of one slug. */
function gate_of( $gated ) {
	return function ( $gate, $slug ) use ( $gated ) {
		return $slug === $gated ? array( 'required_plan' => 'host_business' ) : $gate;
	};
}

test( 'panels are features: available, unless the host asks for a plan or the site does not want them', function () {
	foreach ( array( 'shortlinks', 'post-publish-qr-post-panel' ) as $slug ) {
		truly( in_array( $slug, Availability::features(), true ), $slug );
		same( array( 'available' => true ), Availability::all()[ $slug ] );
		$gated = while_filtered( array( 'mainstreet_extension_gate' => gate_of( $slug ) ), function () use ( $slug ) {
			return Availability::all()[ $slug ];
		} );
		same( false, $gated['available'] );
		same( 'missing_plan__nudge_disabled', $gated['unavailable_reason'] );
		same( array( 'required_feature' => $slug, 'required_plan' => 'host_business' ), $gated['details'] );
		$unwanted = while_filtered( array( 'jetpack_set_available_extensions' => function ( $slugs ) use ( $slug ) {
			return array_diff( $slugs, array( $slug ) );
		} ), function () use ( $slug ) {
			return Availability::all()[ $slug ];
		} );
		same( 'unknown', $unwanted['unavailable_reason'] );
	}
} );

test( 'what the user may not use is unauthorized, whatever plan it needs', function () {
	$told = while_filtered(
		array(
			'mainstreet_unauthorized_features' => function ( $slugs ) {
				return array_merge( $slugs, array( 'shortlinks' ) );
			},
			'mainstreet_extension_gate'        => gate_of( 'shortlinks' ),
		),
		function () {
			return Availability::all();
		}
	);
	same( array( 'available' => false, 'unavailable_reason' => 'unauthorized', 'details' => array() ), $told['shortlinks'] );
	same( array( 'available' => true ), $told['post-publish-qr-post-panel'] );
} );

test( 'what a host offers with a plan is told with where it is bought', function () {
	$state = while_filtered(
		array(
			'mainstreet_extension_gate'                    => gate_of( 'shortlinks' ),
			'jetpack_block_editor_enable_upgrade_nudge'    => '__return_true',
			'mainstreet_upgrade_url'                       => function ( $url, $plan ) {
				return 'https://host.example/buy/' . $plan;
			},
		),
		function () {
			return \Mainstreet\Extensions\Paid_Block_Banner\Gated_Blocks::add_to_editor( array() );
		}
	);
	same( 'https://host.example/buy/host_business', ( (array) $state['gated'] )['shortlinks']['url'] );
} );

test( 'a gated shortlink is not in REST', function () {
	global $wp_rest_additional_fields;
	$before = $wp_rest_additional_fields;
	try {
		foreach ( $wp_rest_additional_fields as $type => $fields ) {
			unset( $wp_rest_additional_fields[ $type ]['jetpack_shortlink'] );
		}
		while_filtered( array( 'mainstreet_extension_gate' => gate_of( 'shortlinks' ) ), array( \Mainstreet\Extensions\Shortlink\Shortlink_Field::class, 'register' ) );
		same( false, isset( $wp_rest_additional_fields['post']['jetpack_shortlink'] ) );
		\Mainstreet\Extensions\Shortlink\Shortlink_Field::register();
		truly( isset( $wp_rest_additional_fields['post']['jetpack_shortlink'] ) );
	} finally {
		$wp_rest_additional_fields = $before;
	}
} );

test( 'who uses the editor is told to hooks of the site only where it counts and says so', function () {
	$who = function () {
		return array( 'userid' => 3, 'username' => 'ann', 'blogid' => '12', 'secret' => 'x' );
	};
	foreach ( array( array(), array( 'mainstreet_tracking_enabled' => '__return_true' ), array( 'mainstreet_tracking_user' => $who ) ) as $filters ) {
		$state = while_filtered( $filters, array( Editor_State::class, 'get' ) );
		same( array( false, 0 ), array( $state['tracksUserData'], $state['wpcomBlogId'] ) );
	}
	$state = while_filtered( array( 'mainstreet_tracking_enabled' => '__return_true', 'mainstreet_tracking_user' => $who ), array( Editor_State::class, 'get' ) );
	same( array( 'userid' => 3, 'username' => 'ann' ), $state['tracksUserData'] );
	same( 12, $state['wpcomBlogId'] );
	same( true, $state['mainstreet']['tracking'] );
} );
