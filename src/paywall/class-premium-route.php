<?php
namespace Mainstreet\Payments\Gate;

use Mainstreet\Core\Errors;
use Mainstreet\Payments\Members\Access;
use Mainstreet\Payments\Members\Access_Cookie;
use Mainstreet\Submissions\Request_Origin;

defined( 'ABSPATH' ) || exit;

/**
 * Answers the script of pages that hold the guest view (docs/server-contract.md B.8). The key names the part in the content as it is published now;
 * what is not there, or not for everybody's eyes as a post, is 404 for all.
 */
final class Premium_Route {

	/**
	 * Answers a request.
	 *
	 * @param \WP_REST_Request $request Request; POST takes a free view.
	 * @return \WP_REST_Response Kept by nobody, also when it is an error.
	 */
	public static function answer( \WP_REST_Request $request ) {
		$id      = (int) $request['post'];
		$post    = $id > 0 ? get_post( $id ) : null;
		$key     = (string) $request['key'];
		$is_free = 'POST' === $request->get_method();
		$is_open = $post && is_post_publicly_viewable( $post ) && ! post_password_required( $post );
		if ( 0 === strpos( $key, Shared_Parts::KEY ) ) {
			$answer = $is_open || 0 === $id ? self::of_part( $is_open ? $post : null, substr( $key, -16 ), (string) $request['template'], $is_free ) : Errors::gone();
		} else {
			$answer = $is_open ? self::of_post( $post, $key, $is_free ) : Errors::gone();
		}
		$answer = is_wp_error( $answer ) ? rest_convert_error_to_response( $answer ) : new \WP_REST_Response( $answer );
		$answer->header( 'Cache-Control', 'private, no-store' );
		Access_Cookie::renew();
		return $answer;
	}

	/**
	 * A part of a pattern, widget or template.
	 *
	 * @param \WP_Post|null $post     Post that everybody may see, on whose page it stands; null for a page of the theme.
	 * @param string        $hash     Hash of the part.
	 * @param string        $template Template of the page.
	 * @param bool          $is_free  Whether a free view is to be taken: of patterns, which have a number as posts have.
	 * @return array|\WP_Error As of_post().
	 */
	private static function of_part( $post, $hash, $template, $is_free ) {
		$part = Shared_Parts::find( $hash, $post ? $post->ID : 0, $template );
		if ( ! $part ) {
			return Errors::gone();
		}
		// Nothing in a post that is limited is for who may not read it.
		if ( $post && ! self::may_read( $post ) ) {
			return Errors::forbidden();
		}
		if ( $is_free && ( 'pattern' !== $part['location']->type || ! Request_Origin::is_own() || ! Free_Views::take( (int) $part['location']->id ) ) ) {
			return Errors::forbidden();
		}
		$content = Gate::container( $part['content'], $part['found'], $part['key'], $is_free || Shared_Parts::may_edit( $part['location'] ), Shared_Parts::post_of( $part['location'] ) );
		return null === $content ? Errors::forbidden() : Premium_Html::of( $content, $post );
	}

	/**
	 * Whether the visitor may read all of a post. One that is limited is read as a whole or not at all.
	 *
	 * @param \WP_Post $post Post.
	 * @return bool
	 */
	private static function may_read( \WP_Post $post ) {
		return ! Post_Access::is_limited( $post ) || Access::may_edit( $post->ID ) || Post_Access::is_open( $post );
	}

	/**
	 * A part of a post.
	 *
	 * @param \WP_Post $post    Post that everybody may see.
	 * @param string   $key     Key.
	 * @param bool     $is_free Whether a free view is to be taken.
	 * @return array|\WP_Error `html`, `styles`, `modules`.
	 */
	private static function of_post( \WP_Post $post, $key, $is_free ) {
		$is_whole = 0 === strpos( $key, Post_Gate::KEY );
		$found    = (array) Gate_Text::containers( $post->post_content );
		if ( $is_whole ? ( ! Post_Access::is_limited( $post ) || Post_Gate::KEY . substr( sha1( $post->post_content ), 0, 16 ) !== $key ) : ! isset( $found[ $key ] ) ) {
			return Errors::gone();
		}
		$may = self::may_read( $post );
		if ( ! $is_whole && ! $may ) {
			return Errors::forbidden();
		}
		if ( $is_free && ( ! Request_Origin::is_own() || ! Free_Views::take( $post->ID ) ) ) {
			return Errors::forbidden();
		}
		if ( $is_whole ) {
			$content = $is_free || $may ? self::whole( $post, $found ) : null;
		} else {
			$content = Gate::container( $post->post_content, $found, $key, $is_free || Access::may_edit( $post->ID ), $post );
		}
		return null === $content ? Errors::forbidden() : Premium_Html::of( $content, $post );
	}

	/**
	 * A post in full; of its containers those that are open to the visitor.
	 *
	 * @param \WP_Post $post  Post.
	 * @param array[]  $found Its containers.
	 * @return string Content.
	 */
	private static function whole( \WP_Post $post, array $found ) {
		return Gate_Text::open(
			$post->post_content,
			$found,
			static function ( array $container ) use ( $post ) {
				return Access::may_see( $container['plans'], $post->ID );
			},
			null
		);
	}
}
