<?php
/**
 * Object caches as sites have them, good and bad ones.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

/**
 * A cache with a mood:
 *
 * `good`    keeps everything.
 * `odd`     as a current Redis drop-in does: numbers are raised, but the answer is `true`, and nothing has an end.
 * `flushed` somebody empties it again and again: nothing is there any more at the next look.
 * `dead`    the server is gone: nothing is kept, nothing is found, every answer is false.
 */
final class Object_Cache extends \WP_Object_Cache {
	public $mood = 'good';

	private function forget() {
		if ( 'flushed' === $this->mood ) {
			$this->flush();
		}
		return 'dead' === $this->mood;
	}

	public function add( $key, $data, $group = 'default', $expire = 0 ) {
		return $this->forget() ? false : parent::add( $key, $data, $group, $expire );
	}

	public function set( $key, $data, $group = 'default', $expire = 0 ) {
		return 'dead' === $this->mood ? false : parent::set( $key, $data, $group, $expire );
	}

	public function get( $key, $group = 'default', $force = false, &$found = null ) {
		if ( $this->forget() ) {
			$found = false;
			return false;
		}
		return parent::get( $key, $group, $force, $found );
	}

	public function incr( $key, $offset = 1, $group = 'default' ) {
		if ( $this->forget() ) {
			return false;
		}
		$count = parent::incr( $key, $offset, $group );
		return 'odd' === $this->mood ? true : $count;
	}

	public function delete( $key, $group = 'default', $deprecated = false ) {
		return $this->forget() ? false : parent::delete( $key, $group, $deprecated );
	}
}

/** Does something while the site has an object cache of a mood. */
function with_cache( $mood, callable $do ) {
	$before                     = $GLOBALS['wp_object_cache'];
	$cache                      = new Object_Cache();
	$cache->mood                = $mood;
	$GLOBALS['wp_object_cache'] = $cache;
	wp_using_ext_object_cache( true );
	try {
		return $do( $cache );
	} finally {
		wp_using_ext_object_cache( false );
		$GLOBALS['wp_object_cache'] = $before;
		wp_cache_flush();
	}
}

/** Gives this process such a cache for good. */
function use_cache( $mood ) {
	$GLOBALS['wp_object_cache']       = new Object_Cache();
	$GLOBALS['wp_object_cache']->mood = $mood;
	wp_using_ext_object_cache( true );
}

/** Code that gives another process such a cache. */
function cache_code( $mood ) {
	return 'require ' . var_export( __FILE__, true ) . '; Mainstreet\Tests\use_cache( ' . var_export( $mood, true ) . ' ); ';
}
