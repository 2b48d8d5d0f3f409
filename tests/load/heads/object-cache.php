<?php
/**
 * The object cache of `npm run test:load -- --heads 2`: Redis, spoken to over a socket, without an extension.
 *
 * Once as it should be, and once (MAINSTREET_LOAD_MISBEHAVES) as widespread drop-ins are: `incr` answers `true`, makes what is not
 * there, and no key has an end. With Redis gone each process keeps what it knows, and goes on.
 *
 * @package Mainstreet
 */

/** As much of Redis's protocol as a cache needs. */
final class Mainstreet_Load_Redis {
	private $stream = false;

	public function __construct( $socket ) {
		$this->stream = @stream_socket_client( 'unix://' . $socket, $number, $message, 0.25 );
		if ( $this->stream ) {
			stream_set_timeout( $this->stream, 0, 250000 );
		}
	}

	/** @return mixed Answer; null for none, and from then on. */
	public function ask( ...$words ) {
		if ( ! $this->stream ) {
			return null;
		}
		$text = '*' . count( $words ) . "\r\n";
		foreach ( $words as $word ) {
			$text .= '$' . strlen( $word ) . "\r\n$word\r\n";
		}
		$answer = @fwrite( $this->stream, $text ) === strlen( $text ) ? $this->read() : null;
		if ( ! $this->stream ) {
			return null;
		}
		return $answer;
	}

	public function lives() {
		return (bool) $this->stream;
	}

	private function read() {
		$line = @fgets( $this->stream );
		if ( false === $line ) {
			$this->stream = false;
			return null;
		}
		$rest = substr( $line, 1, -2 );
		if ( ':' === $line[0] ) {
			return (int) $rest;
		}
		if ( '$' === $line[0] ) {
			return '-1' === $rest ? false : $this->bytes( (int) $rest );
		}
		return '+' === $line[0];
	}

	private function bytes( $length ) {
		$data = '';
		while ( strlen( $data ) < $length + 2 ) {
			$piece = @fread( $this->stream, $length + 2 - strlen( $data ) );
			if ( false === $piece || '' === $piece ) {
				$this->stream = false;
				return null;
			}
			$data .= $piece;
		}
		return substr( $data, 0, -2 );
	}
}

/** The cache. */
final class Mainstreet_Load_Cache {
	public $own_groups = array();
	private $known = array();
	private $redis;

	public function __construct() {
		$this->redis = new Mainstreet_Load_Redis( MAINSTREET_LOAD_REDIS );
	}

	private function name( $key, $group ) {
		return ( '' === (string) $group ? 'default' : $group ) . ':' . $key;
	}

	private function is_shared( $group ) {
		return ! in_array( $group, $this->own_groups, true ) && $this->redis->lives();
	}

	private static function pack( $value ) {
		return is_int( $value ) ? (string) $value : serialize( $value );
	}

	private static function unpack( $text ) {
		return preg_match( '/^-?\d+$/D', $text ) ? (int) $text : unserialize( $text );
	}

	public function get( $key, $group, $force, &$found ) {
		$name  = $this->name( $key, $group );
		$found = true;
		if ( isset( $this->known[ $name ] ) && ( ! $force || ! $this->is_shared( $group ) ) ) {
			return is_object( $this->known[ $name ][0] ) ? clone $this->known[ $name ][0] : $this->known[ $name ][0];
		}
		$text = $this->is_shared( $group ) ? $this->redis->ask( 'GET', $name ) : false;
		if ( ! is_string( $text ) ) {
			$found = false;
			return false;
		}
		$this->known[ $name ] = array( self::unpack( $text ) );
		return $this->known[ $name ][0];
	}

	public function set( $key, $value, $group, $seconds, $rule = '' ) {
		$name  = $this->name( $key, $group );
		$value = is_object( $value ) ? clone $value : $value;
		if ( 'NX' === $rule && isset( $this->known[ $name ] ) ) {
			return false;
		}
		if ( $this->is_shared( $group ) ) {
			$words = array( 'SET', $name, self::pack( $value ) );
			if ( $seconds > 0 && ! MAINSTREET_LOAD_MISBEHAVES ) {
				array_push( $words, 'EX', (string) (int) $seconds );
			}
			if ( '' !== $rule ) {
				$words[] = $rule;
			}
			if ( false === $this->redis->ask( ...$words ) ) {
				return false;
			}
		} elseif ( 'XX' === $rule && ! isset( $this->known[ $name ] ) ) {
			return false;
		}
		$this->known[ $name ] = array( $value );
		return true;
	}

	public function delete( $key, $group ) {
		$name = $this->name( $key, $group );
		$was  = isset( $this->known[ $name ] );
		unset( $this->known[ $name ] );
		return $this->is_shared( $group ) ? (bool) $this->redis->ask( 'DEL', $name ) : $was;
	}

	public function incr( $key, $by, $group ) {
		$name = $this->name( $key, $group );
		if ( ! $this->is_shared( $group ) ) {
			if ( ! isset( $this->known[ $name ] ) ) {
				return false;
			}
			return $this->known[ $name ][0] = (int) $this->known[ $name ][0] + $by;
		}
		if ( MAINSTREET_LOAD_MISBEHAVES ) {
			unset( $this->known[ $name ] );
			$this->redis->ask( 'INCRBY', $name, (string) $by );
			return true;
		}
		if ( ! $this->redis->ask( 'EXISTS', $name ) ) {
			return false;
		}
		$value                = $this->redis->ask( 'INCRBY', $name, (string) $by );
		$this->known[ $name ] = array( $value );
		return is_int( $value ) ? $value : false;
	}

	public function flush( $everywhere = true ) {
		$this->known = array();
		return ! $everywhere || (bool) $this->redis->ask( 'FLUSHALL' );
	}
}

function wp_cache_init() {
	$GLOBALS['wp_object_cache'] = new Mainstreet_Load_Cache();
}

function wp_cache_get( $key, $group = '', $force = false, &$found = null ) {
	return $GLOBALS['wp_object_cache']->get( $key, $group, $force, $found );
}

function wp_cache_set( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->set( $key, $data, $group, $expire );
}

function wp_cache_add( $key, $data, $group = '', $expire = 0 ) {
	return ! wp_suspend_cache_addition() && $GLOBALS['wp_object_cache']->set( $key, $data, $group, $expire, 'NX' );
}

function wp_cache_replace( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->set( $key, $data, $group, $expire, 'XX' );
}

function wp_cache_delete( $key, $group = '' ) {
	return $GLOBALS['wp_object_cache']->delete( $key, $group );
}

function wp_cache_incr( $key, $offset = 1, $group = '' ) {
	return $GLOBALS['wp_object_cache']->incr( $key, $offset, $group );
}

function wp_cache_decr( $key, $offset = 1, $group = '' ) {
	return $GLOBALS['wp_object_cache']->incr( $key, -$offset, $group );
}

function wp_cache_flush() {
	return $GLOBALS['wp_object_cache']->flush();
}

function wp_cache_flush_runtime() {
	return $GLOBALS['wp_object_cache']->flush( false );
}

function wp_cache_supports( $feature ) {
	return 'flush_runtime' === $feature;
}

function wp_cache_close() {
	return true;
}

function wp_cache_add_global_groups( $groups ) {}

function wp_cache_add_non_persistent_groups( $groups ) {
	$cache             = $GLOBALS['wp_object_cache'];
	$cache->own_groups = array_merge( $cache->own_groups, (array) $groups );
}

function wp_cache_switch_to_blog( $blog_id ) {}

function wp_cache_reset() {}
