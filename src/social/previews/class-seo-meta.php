<?php
namespace Mainstreet\Social\Previews;

use Mainstreet\Core\Attributes;
use Mainstreet\Registration\Modules\Availability;

defined( 'ABSPATH' ) || exit;

/**
 * The post's title and description for search engines, and whether they are to leave the post out (docs/server-contract.md A.11), stored
 * under the meta keys of Jetpack.
 */
final class Seo_Meta {

	/** Names of the feature that hosts know (docs/server-contract.md C.2). */
	const FEATURES = array( 'advanced-seo', 'jetpack-seo', 'seo' );

	/** Whether the site's host gates the feature. */
	public static function is_gated(): bool {
		return (bool) array_filter( self::FEATURES, array( Availability::class, 'feature_problem' ) );
	}

	/** Registers the meta for all public post types, unless another plugin has. */
	public static function register(): void {
		if ( self::is_gated() ) {
			return;
		}
		foreach ( get_post_types( array( 'public' => true ) ) as $type ) {
			foreach ( array( 'jetpack_seo_html_title', 'advanced_seo_description', Head_Tags::NOINDEX ) as $key ) {
				if ( registered_meta_key_exists( 'post', $key, $type ) || registered_meta_key_exists( 'post', $key ) ) {
					continue;
				}
				register_post_meta(
					$type,
					$key,
					array(
						'type'              => Head_Tags::NOINDEX === $key ? 'boolean' : 'string',
						'single'            => true,
						'default'           => Head_Tags::NOINDEX === $key ? false : '',
						'show_in_rest'      => true,
						'sanitize_callback' => Head_Tags::NOINDEX === $key ? 'rest_sanitize_boolean' : 'sanitize_textarea_field',
						'auth_callback'     => static fn( $allowed, $meta_key, $post_id ) => is_numeric( $post_id ) && current_user_can( 'edit_post', $post_id ),
					)
				);
			}
		}
	}

	/**
	 * Leaves posts with noindex out of the site map.
	 *
	 * @param array $args Arguments of the query.
	 * @return array
	 */
	public static function exclude_from_sitemap( $args ) {
		$args                 = is_array( $args ) ? $args : array();
		$args['meta_query']   = Attributes::items( $args, 'meta_query' ); // phpcs:ignore WordPress.DB.SlowDBQuery -- sitemaps only.
		$args['meta_query'][] = array(
			'relation' => 'OR',
			array(
				'key'     => Head_Tags::NOINDEX,
				'compare' => 'NOT EXISTS',
			),
			array(
				'key'     => Head_Tags::NOINDEX,
				'value'   => array( '', '0' ),
				'compare' => 'IN',
			),
		);
		return $args;
	}
}
