<?php
namespace Mainstreet\Paywall;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Payments\Members\Access\Access_Cookie;
use Mainstreet\Paywall\Surfaces\Gated_Patterns;
use Mainstreet\Submissions\Pipeline\Request_Checks;

defined( 'ABSPATH' ) || exit;

/**
 * REST routes of paid content, for the view script of pages with the guest view (docs/server-contract.md B.8).
 *
 * GET premium/<post>/<key>?template → { html, styles: [url], modules: [url] }: if the visitor may see it
 * POST premium/<post>/<key> → the same; uses one of the visitor's free views of the month
 *
 * The key identifies a part of the published content. A part that does not exist, or whose post is not public, is a 404 for everyone.
 */
final class Paid_Part_Controller extends Controller {

	public function register_routes() {
		$args      = array( 'template' => $this->text_schema( 200, '' ) );
		$endpoints = array();
		foreach ( array( 'GET', 'POST' ) as $method ) {
			// Public; handle() checks access.
			$endpoints[] = $this->endpoint( $method, array( $this, 'handle' ), '__return_true', $args );
		}
		$this->register_route( '/premium/(?P<post>\d+)/(?P<key>[\ds]{1,4}-[0-9a-f]{16})', $endpoints );
	}

	/**
	 * Returns a part of a post, pattern, widget or template.
	 *
	 * @param \WP_REST_Request $request Request. POST uses a free view.
	 * @return \WP_REST_Response Never cached, including errors.
	 */
	public function handle( \WP_REST_Request $request ) {
		$id      = (int) $request['post'];
		$post    = $id > 0 ? get_post( $id ) : null;
		$key     = (string) $request['key'];
		$is_free = 'POST' === $request->get_method();
		$is_open = $post && is_post_publicly_viewable( $post ) && ! post_password_required( $post );
		if ( 0 === strpos( $key, Gated_Patterns::KEY ) ) {
			$response = $is_open || 0 === $id ? self::get_shared_part( $is_open ? $post : null, substr( $key, -16 ), (string) $request['template'], $is_free ) : Errors::not_found();
		} else {
			$response = $is_open ? self::get_post_part( $post, $key, $is_free ) : Errors::not_found();
		}
		$response = is_wp_error( $response ) ? rest_convert_error_to_response( $response ) : new \WP_REST_Response( $response );
		$response->header( 'Cache-Control', 'private, no-store' );
		Access_Cookie::renew();
		return $response;
	}

	/**
	 * Returns a container of a pattern, widget or template.
	 *
	 * @param \WP_Post|null $post    Public post whose page contains it; null for other pages.
	 * @param string        $hash    Hash of the container.
	 * @param bool          $is_free Whether to use a free view. Only patterns allow it, because free views are counted by post id.
	 * @return array|\WP_Error As get_post_part().
	 */
	private static function get_shared_part( $post, $hash, string $template, bool $is_free ) {
		$part = Gated_Patterns::find( $hash, $post ? $post->ID : 0, $template );
		if ( ! $part ) {
			return Errors::not_found();
		}
		// A visitor without access to a limited post may not see its parts either.
		if ( $post && ! Access_Policy::can_view( Subject::from_post( $post ), Reader::visitor() ) ) {
			return Errors::forbidden();
		}
		if ( $is_free && ( 'pattern' !== $part['location']->type || ! Request_Checks::is_own_origin() || ! Free_Views::count_view( (int) $part['location']->id ) ) ) {
			return Errors::forbidden();
		}
		$content = self::open(
			$part['content'],
			$part['found'][ $part['key'] ],
			$is_free,
			static fn( array $container ) => Gated_Patterns::get_subject( $container, $part['location'] )
		);
		return null === $content ? Errors::forbidden() : Paid_Part_Renderer::render( $content, $post );
	}

	/**
	 * Returns a limited post, or a container of a post.
	 *
	 * @param string $key     Key of the container, or of Teaser::get_key().
	 * @param bool   $is_free Whether to use a free view.
	 * @return array|\WP_Error `html`, `styles`, `modules`.
	 */
	private static function get_post_part( \WP_Post $post, string $key, bool $is_free ) {
		$is_whole = 0 === strpos( $key, Teaser::KEY );
		$found    = (array) Paywall_Parser::find_containers( $post->post_content );
		$whole    = Subject::from_post( $post );
		if ( $is_whole ? ( ! $whole->is_limited() || Teaser::get_key( $post ) !== $key ) : ! isset( $found[ $key ] ) ) {
			return Errors::not_found();
		}
		$may = Access_Policy::can_view( $whole, Reader::visitor() );
		if ( ! $is_whole && ! $may ) {
			return Errors::forbidden();
		}
		if ( $is_free && ( ! Request_Checks::is_own_origin() || ! Free_Views::count_view( $post->ID ) ) ) {
			return Errors::forbidden();
		}
		$subject = static fn( array $container ) => Subject::from_container( $container['plans'], $post );
		if ( $is_whole ) {
			$content = $is_free || $may ? Paywall_Parser::open( $post->post_content, $found, self::may_view( $subject ), null ) : null;
		} else {
			$content = self::open( $post->post_content, $found[ $key ], $is_free, $subject );
		}
		return null === $content ? Errors::forbidden() : Paid_Part_Renderer::render( $content, $post );
	}

	/**
	 * Opens a container, and those nested in it that the visitor may see.
	 *
	 * @param string   $content   Content with the container.
	 * @param array    $container Container of Paywall_Parser::find_containers().
	 * @param bool     $is_free   Whether a free view opens it, including all nested containers.
	 * @param callable $subject   Returns the Subject of a container.
	 * @return string|null Content with block comments; null if the visitor may not see it.
	 */
	private static function open( $content, array $container, bool $is_free, callable $subject ): ?string {
		$may_view = $is_free ? '__return_true' : self::may_view( $subject );
		if ( ! $may_view( $container ) ) {
			return null;
		}
		$inner = substr( $content, $container['start'], $container['end'] - $container['start'] );
		return Paywall_Parser::open( $inner, (array) Paywall_Parser::find_containers( $inner ), $may_view, null );
	}

	/** Returns a function that decides whether the visitor may see a container. */
	private static function may_view( callable $subject ): callable {
		$reader = Reader::visitor();
		return static fn( array $container ) => Access_Policy::can_view( $subject( $container ), $reader );
	}
}
