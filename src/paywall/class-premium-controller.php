<?php
namespace Mainstreet\Paywall;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Payments\Members\Access\Access_Cookie;
use Mainstreet\Paywall\Surfaces\Gated_Patterns;
use Mainstreet\Submissions\Pipeline\Request_Origin;

defined( 'ABSPATH' ) || exit;

/**
 * Routes of paid content, for the view script of pages that hold the guest view (docs/server-contract.md B.8).
 *
 * GET premium/<post>/<key>?template → { html, styles: [url], modules: [url] }: for who may see it
 * POST premium/<post>/<key> → the same: takes one of the free views of a month
 *
 * The key names a part of the published content. A part that does not exist, or whose post is not public, is 404 for everybody.
 */
final class Premium_Controller extends Controller {

	public function register_routes() {
		$args      = array( 'template' => $this->text_schema( 200, '' ) );
		$endpoints = array();
		foreach ( array( 'GET', 'POST' ) as $method ) {
			// For strangers; handle() decides.
			$endpoints[] = $this->endpoint( $method, array( $this, 'handle' ), '__return_true', $args );
		}
		$this->register_route( '/premium/(?P<post>\d+)/(?P<key>[\ds]{1,4}-[0-9a-f]{16})', $endpoints );
	}

	/**
	 * Handles a request.
	 *
	 * @param \WP_REST_Request $request Request; POST takes a free view.
	 * @return \WP_REST_Response Kept by nobody, also when it is an error.
	 */
	public function handle( \WP_REST_Request $request ) {
		$id      = (int) $request['post'];
		$post    = $id > 0 ? get_post( $id ) : null;
		$key     = (string) $request['key'];
		$is_free = 'POST' === $request->get_method();
		$is_open = $post && is_post_publicly_viewable( $post ) && ! post_password_required( $post );
		if ( 0 === strpos( $key, Gated_Patterns::KEY ) ) {
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
	private static function of_part( $post, $hash, string $template, bool $is_free ) {
		$part = Gated_Patterns::find( $hash, $post ? $post->ID : 0, $template );
		if ( ! $part ) {
			return Errors::gone();
		}
		// Nothing in a post that is limited is for who may not read it.
		if ( $post && ! Access_Policy::can_view( Subject::from_post( $post ), Reader::visitor() ) ) {
			return Errors::forbidden();
		}
		if ( $is_free && ( 'pattern' !== $part['location']->type || ! Request_Origin::is_own() || ! Free_Views::take( (int) $part['location']->id ) ) ) {
			return Errors::forbidden();
		}
		$content = self::open(
			$part['content'],
			$part['found'][ $part['key'] ],
			$is_free,
			static function ( array $container ) use ( $part ) {
				return Gated_Patterns::subject( $container, $part['location'] );
			}
		);
		return null === $content ? Errors::forbidden() : Premium_Html::of( $content, $post );
	}

	/**
	 * A post that is limited, or a part of a post.
	 *
	 * @param \WP_Post $post    Post that everybody may see.
	 * @param string   $key     Key.
	 * @param bool     $is_free Whether a free view is to be taken.
	 * @return array|\WP_Error `html`, `styles`, `modules`.
	 */
	private static function of_post( \WP_Post $post, string $key, bool $is_free ) {
		$is_whole = 0 === strpos( $key, Teaser::KEY );
		$found    = (array) Paywall_Parser::containers( $post->post_content );
		$whole    = Subject::from_post( $post );
		if ( $is_whole ? ( ! $whole->is_limited() || Teaser::key( $post ) !== $key ) : ! isset( $found[ $key ] ) ) {
			return Errors::gone();
		}
		$may = Access_Policy::can_view( $whole, Reader::visitor() );
		if ( ! $is_whole && ! $may ) {
			return Errors::forbidden();
		}
		if ( $is_free && ( ! Request_Origin::is_own() || ! Free_Views::take( $post->ID ) ) ) {
			return Errors::forbidden();
		}
		$subject = static function ( array $container ) use ( $post ) {
			return Subject::from_container( $container['plans'], $post );
		};
		if ( $is_whole ) {
			$content = $is_free || $may ? Paywall_Parser::open( $post->post_content, $found, self::may_view( $subject ), null ) : null;
		} else {
			$content = self::open( $post->post_content, $found[ $key ], $is_free, $subject );
		}
		return null === $content ? Errors::forbidden() : Premium_Html::of( $content, $post );
	}

	/**
	 * A container with its subscriber view; of those inside of it the ones that are open to the visitor.
	 *
	 * @param string   $content   Content that holds it.
	 * @param array    $container One of Paywall_Parser::containers().
	 * @param bool     $is_free   Whether a free view opens it, with all inside of it.
	 * @param callable $subject   Gives the Subject of a container.
	 * @return string|null Content with the comments of its blocks; null when this visitor may not see it.
	 */
	private static function open( $content, array $container, bool $is_free, callable $subject ): ?string {
		$may_view = $is_free ? '__return_true' : self::may_view( $subject );
		if ( ! $may_view( $container ) ) {
			return null;
		}
		$inner = substr( $content, $container['start'], $container['end'] - $container['start'] );
		return Paywall_Parser::open( $inner, (array) Paywall_Parser::containers( $inner ), $may_view, null );
	}

	/**
	 * Tells of containers whether the visitor may see them.
	 *
	 * @param callable $subject Gives the Subject of a container.
	 */
	private static function may_view( callable $subject ): callable {
		$reader = Reader::visitor();
		return static function ( array $container ) use ( $subject, $reader ) {
			return Access_Policy::can_view( $subject( $container ), $reader );
		};
	}
}
