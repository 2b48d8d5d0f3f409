<?php
/**
 * Methods and constants that code names exist: in static calls, callbacks, and calls of `$this` and of new objects. A wrong name in a
 * branch that no test runs is an error only for the visitor who reaches it.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

/** Code without comments, with as many lines. */
function code_with_lines( $php ) {
	$code = '';
	foreach ( token_get_all( $php ) as $token ) {
		$is_comment = is_array( $token ) && in_array( $token[0], array( T_COMMENT, T_DOC_COMMENT ), true );
		$code      .= $is_comment ? str_repeat( "\n", substr_count( $token[1], "\n" ) ) : ( is_array( $token ) ? $token[1] : $token );
	}
	return $code;
}

/** All PHP of the plugin and its tests: by file the namespace, imported names, code and class. */
function all_sources() {
	$sources = array();
	foreach ( array( 'src', 'blocks', 'extensions', 'tests/php' ) as $folder ) {
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( MAINSTREET_DIR . "/$folder", \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			if ( 'php' !== $file->getExtension() || strpos( $file->getPathname(), '/node_modules/' ) ) {
				continue;
			}
			$code = code_with_lines( file_get_contents( $file->getPathname() ) );
			preg_match_all( '/^use\s+(?!function|const)([\w\\\\]+)(?:\s+as\s+(\w+))?;/m', $code, $found, PREG_SET_ORDER );
			$imports = array();
			foreach ( $found as $import ) {
				$imports[ strtolower( $import[2] ?? substr( strrchr( '\\' . $import[1], '\\' ), 1 ) ) ] = $import[1];
			}
			$namespace = preg_match( '/^namespace\s+([\w\\\\]+);/m', $code, $found ) ? $found[1] : '';
			$class     = preg_match( '/^(?:abstract |final )*(?:class|interface)\s+(\w+)/m', $code, $found ) ? $namespace . '\\' . $found[1] : '';
			$name      = substr( $file->getPathname(), strlen( MAINSTREET_DIR ) + 1 );

			$sources[ $name ] = compact( 'namespace', 'imports', 'code', 'class' );
		}
	}
	return $sources;
}

/** Calls and constants of a source: lists of class (`self` for its own), name, and position. */
function named_members( array $source ) {
	$patterns = array(
		'/(?<![\w\\\\$\'])([\w\\\\]+)::(\w+)/',
		'/array\(\s*([\w\\\\]+)::class,\s*\'(\w+)\'\s*\)/',
		'/\(\s*new\s+([\w\\\\]+)\((?:[^()]|\([^()]*\))*\)\s*\)->(\w+)\s*\(/',
		'/\$(this)->(\w+)\s*\(/',
		'/array\(\s*(?:__CLASS__|\$(this)),\s*\'(\w+)\'\s*\)/',
	);
	$members  = array();
	foreach ( $patterns as $pattern ) {
		preg_match_all( $pattern, $source['code'], $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL );
		foreach ( $found as $member ) {
			$class     = $member[1][0] ?? 'self';
			$members[] = array( in_array( $class, array( 'this', 'static' ), true ) ? 'self' : $class, $member[2][0], $member[0][1] );
		}
	}
	return $members;
}

/** Complete name of a class that a source names. */
function class_named( $name, array $source ) {
	if ( 'self' === $name ) {
		return $source['class'];
	}
	if ( '\\' === $name[0] ) {
		return ltrim( $name, '\\' );
	}
	$parts = explode( '\\', $name, 2 );
	$first = $source['imports'][ strtolower( $parts[0] ) ] ?? ltrim( $source['namespace'] . '\\' . $parts[0], '\\' );
	return $first . ( isset( $parts[1] ) ? '\\' . $parts[1] : '' );
}

/** Names of the methods, constants and properties that a source declares, in lower case, as keys. */
function declared_members( array $source ) {
	preg_match_all( '/\bfunction\s+&?(\w+)|\bconst\s+(\w+)|\b(?:public|protected|private)\s[^;(]*\$(\w+)/', $source['code'], $found );
	return array_flip( array_map( 'strtolower', array_filter( array_merge( $found[1], $found[2], $found[3] ) ) ) );
}

/**
 * Whether a class has a member, itself or by a class that it extends.
 *
 * @param array $classes Sources by class in lower case.
 * @return bool True also for classes of WordPress, and those that extend one.
 */
function has_member( $class, $member, array $classes ) {
	$source = $classes[ strtolower( $class ) ] ?? null;
	if ( ! $source || isset( declared_members( $source )[ strtolower( $member ) ] ) ) {
		return true;
	}
	$parent = preg_match( '/^(?:abstract |final )*class\s+\w+\s+extends\s+([\w\\\\]+)/m', $source['code'], $found ) ? $found[1] : '';
	return '' !== $parent && has_member( class_named( $parent, $source ), $member, $classes );
}

/** What a source names and does not exist. */
function missing_members( array $source, array $classes ) {
	$missing = array();
	foreach ( named_members( $source ) as list( $name, $member, $position ) ) {
		$class = 'parent' === $name || 'class' === $member ? '' : class_named( $name, $source );
		if ( 0 === strpos( $class, 'Mainstreet\\' ) && ! has_member( $class, $member, $classes ) ) {
			$missing[] = ( substr_count( $source['code'], "\n", 0, $position ) + 1 ) . ": $class::$member";
		}
	}
	return $missing;
}

test( 'every method and constant that code names exists', function () {
	$faults  = array();
	$count   = 0;
	$sources = all_sources();
	$classes = array_change_key_case( array_column( $sources, null, 'class' ) );
	foreach ( $sources as $file => $source ) {
		$count += count( named_members( $source ) );
		foreach ( missing_members( $source, $classes ) as $fault ) {
			$faults[] = "$file:$fault";
		}
	}
	same( array(), $faults );
	truly( $count > 10000, "found $count" );
	// The search itself finds them.
	$wrong = code_with_lines( '<?php namespace Mainstreet\X; use Mainstreet\Core\Errors; /* Errors::no() */ Errors::nothing(); array( Errors::class, \'nowhere\' ); Errors::forbidden(); Errors::NONE;' );
	$found = missing_members( array( 'namespace' => 'Mainstreet\X', 'imports' => array( 'errors' => 'Mainstreet\Core\Errors' ), 'code' => $wrong, 'class' => '' ), $classes );
	same( array( '1: Mainstreet\Core\Errors::nothing', '1: Mainstreet\Core\Errors::NONE', '1: Mainstreet\Core\Errors::nowhere' ), $found );
} );
