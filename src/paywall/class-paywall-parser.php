<?php
namespace Mainstreet\Paywall;

use Mainstreet\Payments\Orders\Providers\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * Finds containers of paid content (`premium-content/container`) in a content, opens some and removes what stays closed.
 *
 * It reads the text between the comments of blocks, not blocks: that holds whatever a container stands in, where the post is cut
 * into pages, and where stray comments keep core from reading blocks at all. Where comments do not fit each other nothing is
 * found, and all of it stays closed. Not covered is who reads `$post->post_content` himself and strips the comments before
 * core sees it.
 */
final class Paywall_Parser {

	/** The block that holds what is paid for. */
	const PAID = 'premium-content/subscriber-view';

	/** The block that everybody else sees in its place. */
	const FREE = 'premium-content/logged-out-view';

	/** Comments that matter. */
	const COMMENT = '#<!--\s*+(/?)wp:premium-content/(container|subscriber-view|logged-out-view)(?![\w-])#';

	/** Containers of a post, and how deep they stand in each other, at most. */
	const MOST    = 200;
	const DEEPEST = 24;

	/** What a container that is closed says of itself: its name on the page. */
	const ATTRIBUTE = 'mainstreetKey';

	/**
	 * What a container that was opened says in its place: a word that nobody can have written into a post.
	 */
	private static string $opened = '';

	/**
	 * Whether a container was opened here for the visitor.
	 *
	 * @param mixed $key Its attribute.
	 */
	public static function is_opened( $key ): bool {
		return '' !== self::$opened && self::$opened === $key;
	}

	/**
	 * The containers, in the order of their beginnings.
	 *
	 * @param string $content Content with the comments of its blocks.
	 * @return array[]|null By key (docs/server-contract.md B.8: index and hash): `plans` (int[]), and offsets: `name_end` (behind its name in the comment),
	 *                      `start`, `end`; `paid` and `guest`, lists of the views' `start`, `inner`, `inner_end`, `end`. Null where comments do not fit.
	 */
	public static function containers( $content ): ?array {
		$stack = array();
		$found = array();
		preg_match_all( self::COMMENT, $content, $matches, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		foreach ( $matches as $match ) {
			$start = $match[0][1];
			$name  = $match[2][0];
			$head  = $start + strlen( $match[0][0] );
			$close = strpos( $content, '-->', $head );
			if ( false === $close || count( $stack ) > self::DEEPEST || count( $found ) > self::MOST ) {
				return null;
			}
			$end = $close + 3;
			if ( '/' === $match[1][0] ) {
				$open = array_pop( $stack );
				if ( ! $open || $open['name'] !== $name ) {
					return null;
				}
				self::add( $found, $stack, self::until( $open, $start, $end ) );
				continue;
			}
			$is_empty = '/' === $content[ $close - 1 ];
			$node     = array(
				'name'     => $name,
				'at'       => count( $found ),
				'start'    => $start,
				'name_end' => $head,
				'inner'    => $end,
				'plans'    => 'container' === $name ? self::plans( substr( $content, $head, $close - $head - ( $is_empty ? 1 : 0 ) ) ) : array(),
			);
			if ( 'container' === $name ) {
				$found[] = $node;
			}
			if ( $is_empty ) {
				self::add( $found, $stack, self::until( $node, $end, $end ) );
			} else {
				$stack[] = $node;
			}
		}
		return $stack ? null : self::by_key( $content, $found );
	}

	/**
	 * Opens some containers, and tells the others their keys.
	 *
	 * @param string        $content Content.
	 * @param array[]       $found   As containers().
	 * @param callable      $may_see Whether one is opened: gets one of them.
	 * @param callable|null $name    Gets a key, gives what the page calls it (Member_Placeholder::values()); null for no names.
	 * @return string The same, with nothing left of what stays closed.
	 */
	public static function open( $content, array $found, callable $may_see, ?callable $name ): string {
		$edits = array();
		foreach ( $found as $key => $container ) {
			if ( ! $may_see( $container ) ) {
				if ( $name ) {
					list( $at, $own ) = self::key_edit( $content, $container['name_end'], $name( $key ) );
					$edits[ $at ]     = array( 0, $own );
				}
				continue;
			}
			self::$opened     = '' === self::$opened ? 'opened-' . bin2hex( random_bytes( 16 ) ) : self::$opened;
			list( $at, $own ) = self::key_edit( $content, $container['name_end'], self::$opened );
			$edits[ $at ]     = array( 0, $own );
			foreach ( $container['paid'] as $view ) {
				// Its comments go, so that it is printed.
				$edits[ $view['start'] ]     = array( $view['inner'] - $view['start'], '' );
				$edits[ $view['inner_end'] ] = array( $view['end'] - $view['inner_end'], '' );
			}
			foreach ( $container['guest'] as $view ) {
				$edits[ $view['start'] ] = array( $view['end'] - $view['start'], '' );
			}
		}
		ksort( $edits );
		$text = '';
		$at   = 0;
		foreach ( $edits as $start => list( $length, $new ) ) {
			if ( $start >= $at ) {
				$text .= substr( $content, $at, $start - $at ) . $new;
				$at    = $start + $length;
			}
		}
		return self::remove( $text . substr( $content, $at ) );
	}

	/**
	 * Removes a block from a content.
	 *
	 * @param string $content Content with the comments of its blocks.
	 * @param string $name    Block that is left out.
	 * @return string The same without these blocks and what is in them. What precedes an end without a beginning belongs
	 *                to the block; a block that does not end reaches to the end.
	 */
	public static function remove( $content, $name = self::PAID ) {
		$kept  = array();
		$depth = 0;
		foreach ( self::pieces( $content, $name ) as list( $comment, $text ) ) {
			if ( 'end' === $comment && 0 === $depth ) {
				array_pop( $kept );
			} elseif ( 'end' === $comment ) {
				--$depth;
			} elseif ( 'start' === $comment ) {
				++$depth;
			}
			if ( 0 === $depth ) {
				$kept[] = $text;
			}
		}
		return implode( '', $kept );
	}

	/**
	 * Content for those who may edit it: the paid part in place of the guest view, with a notice.
	 *
	 * @param string $content Content with the comments of its blocks.
	 * @return string The same without the paid block's comments, so that it is printed.
	 */
	public static function show_to_editor( string $content ): string {
		$notice = Providers::ready()
			? __( 'Visitors do not see this content. They see the guest view.', 'mainstreet-blocks' )
			: __( 'Payments are not set up, so visitors see the guest view and cannot buy access.', 'mainstreet-blocks' );
		$notice = '<div class="mainstreet-paid-notice"><p>' . esc_html( $notice ) . '</p></div>';
		$html   = '';
		foreach ( self::pieces( self::remove( $content, self::FREE ), self::PAID ) as list( $comment, $text ) ) {
			$html .= ( 'start' === $comment ? $notice : '' ) . $text;
		}
		return $html;
	}

	/**
	 * Content, cut at the comments of a block.
	 *
	 * @param string $content Content.
	 * @param string $name    Name of the block.
	 * @return array[] List of the comment in front (`start`, `end`, `empty`; '' for none) and the text behind it. Nothing where it can't be read.
	 */
	private static function pieces( $content, $name ): array {
		$parts  = preg_split( '#<!--\s*+(/?)wp:' . preg_quote( $name, '#' ) . '(?![\w-])#', $content, -1, PREG_SPLIT_DELIM_CAPTURE );
		$parts  = $parts ? $parts : array( '' );
		$pieces = array( array( '', array_shift( $parts ) ) );
		foreach ( array_chunk( $parts, 2 ) as list( $slash, $rest ) ) {
			$end      = strpos( $rest, '-->' );
			$is_empty = $end && '/' === $rest[ $end - 1 ];
			$pieces[] = array(
				'/' === $slash ? 'end' : ( $is_empty ? 'empty' : 'start' ),
				false === $end ? '' : substr( $rest, $end + 3 ),
			);
		}
		return $pieces;
	}

	/**
	 * Whether a text may hold something paid for.
	 *
	 * @param mixed $content Content.
	 */
	public static function has_paid( $content ): bool {
		return is_string( $content ) && false !== strpos( $content, 'wp:' . self::PAID );
	}

	/**
	 * Plans that a container names.
	 *
	 * @param string $json Its attributes.
	 * @return int[] Those of the list, else the one.
	 */
	private static function plans( $json ): array {
		$attributes = json_decode( trim( $json ), true );
		return is_array( $attributes ) ? self::plans_of( $attributes ) : array();
	}

	/**
	 * Plans that open a container.
	 *
	 * @param array $attributes Attributes of the block; any type.
	 * @return int[] Those of the list, else the one.
	 */
	public static function plans_of( array $attributes ): array {
		$number = static function ( $value ) {
			return is_numeric( $value ) && $value > 0 ? (int) $value : 0;
		};
		$list   = isset( $attributes['selectedPlanIds'] ) && is_array( $attributes['selectedPlanIds'] ) ? array_filter( array_map( $number, $attributes['selectedPlanIds'] ) ) : array();
		$one    = isset( $attributes['selectedPlanId'] ) ? $number( $attributes['selectedPlanId'] ) : 0;
		return array_values( array_unique( $list ? $list : array_filter( array( $one ) ) ) );
	}

	/**
	 * A container or view with its end.
	 *
	 * @param array $node      Container or view.
	 * @param int   $inner_end Where its content ends.
	 * @param int   $end       Where its last comment ends.
	 */
	private static function until( array $node, $inner_end, $end ): array {
		return array(
			'inner_end' => $inner_end,
			'end'       => $end,
		) + $node;
	}

	/**
	 * Adds what has ended: a container's end to it, a view to the container it stands in.
	 *
	 * @param array[] $found Containers so far.
	 * @param array[] $stack What is open around it.
	 * @param array   $node  What has ended.
	 */
	private static function add( array &$found, array $stack, array $node ): void {
		if ( 'container' === $node['name'] ) {
			$found[ $node['at'] ] = self::until( $found[ $node['at'] ], $node['inner_end'], $node['end'] );
			return;
		}
		foreach ( array_reverse( $stack ) as $around ) {
			if ( 'container' === $around['name'] ) {
				$found[ $around['at'] ][ 'subscriber-view' === $node['name'] ? 'paid' : 'guest' ][] = $node;
				return;
			}
		}
	}

	/**
	 * The containers by their keys.
	 *
	 * @param string  $content Content.
	 * @param array[] $found   Containers.
	 * @return array[]
	 */
	private static function by_key( $content, array $found ): array {
		$keyed = array();
		foreach ( $found as $at => $container ) {
			$hash = substr( sha1( substr( $content, $container['start'], $container['end'] - $container['start'] ) ), 0, 16 );

			$keyed[ ( $at + 1 ) . '-' . $hash ] = $container + array(
				'paid'  => array(),
				'guest' => array(),
			);
		}
		return $keyed;
	}

	/**
	 * Where the key goes among a container's attributes.
	 *
	 * @param string $content Content.
	 * @param int    $at      Where the attributes begin.
	 * @param string $key     Key.
	 * @return array Offset and text.
	 */
	private static function key_edit( $content, $at, $key ): array {
		$own = '"' . self::ATTRIBUTE . '":"' . $key . '"';
		if ( ! preg_match( '/\G\s*+\{(\s*+\})?/', $content, $brace, 0, $at ) ) {
			return array( $at, ' {' . $own . '}' );
		}
		$is_empty = isset( $brace[1] );
		return array( $at + strcspn( $content, '{', $at ) + 1, $own . ( $is_empty ? '' : ',' ) );
	}
}
