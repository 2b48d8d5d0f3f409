<?php
/**
 * What the tests of paid content share.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

require_once __DIR__ . '/members.php';

/** A container for a plan, with texts. */
function gated( $plans, $paid = 'SECRETTEXT', $guest = 'GUESTWORDS', $more = '' ) {
	$attributes = is_array( $plans ) ? array( 'selectedPlanIds' => $plans ) : ( $plans ? array( 'selectedPlanId' => $plans ) : array() );
	$p          = function ( $text ) { return "<!-- wp:paragraph -->\n<p>$text</p>\n<!-- /wp:paragraph -->"; };
	return '<!-- wp:premium-content/container' . ( $attributes ? ' ' . wp_json_encode( $attributes ) : '' ) . " -->\n<div class=\"wp-block-premium-content-container\"><!-- wp:premium-content/subscriber-view -->\n<div class=\"wp-block-premium-content-subscriber-view entry-content\">{$p( $paid )}$more</div>\n<!-- /wp:premium-content/subscriber-view -->\n\n<!-- wp:premium-content/logged-out-view -->\n<div class=\"wp-block-premium-content-logged-out-view entry-content\">{$p( $guest )}</div>\n<!-- /wp:premium-content/logged-out-view --></div>\n<!-- /wp:premium-content/container -->";
}

/** A published post of the administrator. */
function gated_post( $content, array $meta = array() ) {
	act_as( 'administrator' );
	pay_service();
	$id = wp_insert_post( wp_slash( array( 'post_title' => 'Tides', 'post_status' => 'publish', 'post_content' => $content, 'meta_input' => $meta ) ) );
	return $id;
}

/** The post as its page has it; $draw prints it. */
function page_of( $id, $draw = 'the_content' ) {
	global $wp_query, $wp_the_query, $wp_actions;
	$before                          = array( $wp_query, $wp_the_query, isset( $GLOBALS['post'] ) ? $GLOBALS['post'] : null, $wp_actions );
	$wp_actions['template_redirect'] = 1;
	$wp_query                        = new \WP_Query( array( 'p' => $id ) );
	$wp_the_query                    = $wp_query;
	ob_start();
	try {
		$wp_query->the_post();
		$draw();
		// As WordPress prints it at the end of a page with the script.
		echo '<script class="data">', wp_json_encode( apply_filters( 'script_module_data_premium-content-container-view-script-module', array() ) ), '</script>';
	} finally {
		$html = ob_get_clean();
		list( $wp_query, $wp_the_query, $GLOBALS['post'], $wp_actions ) = $before;
	}
	return $html;
}

/** Name of the first box. */
function premium_name( $html ) {
	truly( 1 === preg_match( '#data-mainstreet-premium="([^"]+)"#', $html, $box ), $html );
	return $box[1];
}

/** Address that the script builds for the first box that the page may exchange. */
function swap_url( $html ) {
	$name = premium_name( $html );
	truly( 1 === preg_match( '#^\d+/[\ds]{1,4}-[0-9a-f]{16}$#D', $name ), 'a box holds no address: ' . $name );
	truly( 1 === preg_match( '#<script class="data">(.*?)</script>#', $html, $found ), 'data of the script in ' . $html );
	$data = json_decode( $found[1], true );
	same( rest_url( 'mainstreet/v1/premium/' ), $data['root'] );
	truly( in_array( $name, $data['boxes'], true ), 'the script is told of the box' );
	$query = '' === $data['template'] ? '' : '?template=' . rawurlencode( $data['template'] );
	return '/mainstreet/v1/premium/' . $name . $query;
}

/** What all GET routes return about posts to who asks, as JSON: route => request => response. */
function rest_answers( array $ids ) {
	$out = array();
	foreach ( rest_get_server()->get_routes() as $route => $handlers ) {
		$takes_get = false;
		foreach ( $handlers as $handler ) {
			$takes_get = $takes_get || ! empty( $handler['methods']['GET'] );
		}
		// Both ask another host.
		if ( ! $takes_get || preg_match( '/url-details|pattern-directory/', $route ) ) {
			continue;
		}
		foreach ( $ids as $id ) {
			$path = preg_replace( array( '/\(\?P<(?:id|parent|post)>[^()]*(?:\([^()]*\)[^()]*)*\)/', '/\(\?P<[^>]+>[^()]*(?:\([^()]*\)[^()]*)*\)/' ), array( (string) $id, 'x' ), $route );
			foreach ( array( array(), array( 'context' => 'embed' ), array( 'search' => 'Tides' ), array( 'search' => 'SECRETTEXT' ), array( 'url' => get_permalink( $id ) ) ) as $params ) {
				$request = new \WP_REST_Request( 'GET', $path );
				$request->set_query_params( $params + array( 'post_id' => $id, 'name' => 'core/post-content', 'per_page' => 20 ) );
				$out[ $route ][ "GET $path " . wp_json_encode( $params ) ] = wp_json_encode( rest_do_request( $request )->get_data() );
			}
		}
	}
	return $out;
}
