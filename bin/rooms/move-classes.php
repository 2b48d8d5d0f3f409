<?php
// php codemod.php ROOT : moves classes into rooms and rewrites every reference.
$root = rtrim( $argv[1], '/' );
chdir( $root );
$map = array(); // old short => new fq below Mainstreet
foreach ( file( __DIR__ . '/classes.txt' ) as $line ) {
	if ( preg_match( '/^(\w+) \| ([\w\\\\]+)/', $line, $m ) ) { $map[ $m[1] ] = $m[2]; }
}
$kebab = fn( $s ) => strtolower( str_replace( '_', '-', $s ) );
$path_of = function ( $fq ) use ( $kebab ) {
	$parts = explode( '\\', $fq ); $short = array_pop( $parts );
	$dir = implode( '/', array_map( $kebab, $parts ) );
	$dir = 0 === strpos( $dir, 'blocks/' ) ? $dir : 'src/' . $dir;
	return $dir . '/class-' . $kebab( $short ) . '.php';
};
$files = array_filter( explode( "\n", shell_exec( 'git ls-files' ) ) );
$moves = array();
// classes of src/php
foreach ( glob( 'src/php/class-*.php' ) as $f ) {
	preg_match( '/^(?:final |abstract )?(?:class|interface) (\w+)/m', file_get_contents( $f ), $m );
	if ( ! isset( $map[ $m[1] ] ) ) { fwrite( STDERR, "no room for {$m[1]}\n" ); exit( 1 ); }
	$moves[ $f ] = $path_of( $map[ $m[1] ] );
}
// classes of blocks
$ns_of_file = array();
foreach ( glob( 'blocks/*/class-*.php' ) as $f ) {
	preg_match( '/^(?:final |abstract )?class (\w+)/m', file_get_contents( $f ), $m );
	$slug = basename( dirname( $f ) );
	$map[ $m[1] ] = 'Blocks\\' . implode( '_', array_map( 'ucfirst', explode( '-', $slug ) ) ) . '\\' . $m[1];
}
foreach ( glob( 'extensions/*/class-*.php' ) as $f ) {
	preg_match( '/^(?:final |abstract )?class (\w+)/m', file_get_contents( $f ), $m );
	$slug = basename( dirname( $f ) );
	$map[ $m[1] ] = 'Extensions\\' . implode( '_', array_map( 'ucfirst', explode( '-', $slug ) ) ) . '\\' . $m[1];
}
foreach ( file( __DIR__ . '/files.txt' ) as $line ) { list( $a, $b ) = explode( ' ', trim( $line ) ); if ( is_file( $a ) ) { $moves[ $a ] = $b; } else { fwrite( STDERR, "missing $a\n" ); } }
foreach ( glob( 'src/php/modules/*.php' ) as $f ) { $moves[ $f ] = 'blocks/' . basename( $f, '.php' ) . '/module.php'; }
foreach ( glob( 'src/php/services/*.php' ) as $f ) { $moves[ $f ] = 'blocks/' . str_replace( 'mapbox', 'map', basename( $f, '.php' ) ) . '/service.php'; }
foreach ( glob( 'src/php/{routes,options,tables}/*.php', GLOB_BRACE ) as $f ) { if ( ! isset( $moves[ $f ] ) ) { fwrite( STDERR, "no place for $f\n" ); exit( 1 ); } }

$ns_of_path = function ( $path ) {
	$parts = explode( '/', dirname( $path ) );
	$camel = fn( $s ) => implode( '_', array_map( 'ucfirst', explode( '-', $s ) ) );
	if ( 'src' === $parts[0] ) { array_shift( $parts ); }
	elseif ( ! in_array( $parts[0], array( 'blocks', 'extensions' ), true ) ) { return null; }
	$parts = array_values( array_diff( $parts, array( 'tables' ) ) );
	return implode( '\\', array_merge( array( 'Mainstreet' ), array_map( $camel, $parts ) ) );
};
$short_of = fn( $fq ) => substr( strrchr( '\\' . $fq, '\\' ), 1 );
$shorts = array();
foreach ( $map as $old => $fq ) { $s = $short_of( $fq ); if ( isset( $shorts[ $s ] ) ) { fwrite( STDERR, "twice: $s ({$shorts[$s]}, $old)\n" ); } $shorts[ $s ] = $old; }

function rewrite_php( $code, $map, $new_ns, $old_ns, $short_of ) {
	$tokens = token_get_all( $code );
	$n = count( $tokens ); $out = ''; $needs = array(); $declares = null;
	$prev = function ( $i ) use ( $tokens ) { for ( $i--; $i >= 0; $i-- ) { if ( ! is_array( $tokens[ $i ] ) || ! in_array( $tokens[ $i ][0], array( T_WHITESPACE, T_COMMENT, T_DOC_COMMENT ), true ) ) { return is_array( $tokens[ $i ] ) ? $tokens[ $i ][0] : $tokens[ $i ]; } } return null; };
	$next = function ( $i ) use ( $tokens, $n ) { for ( $i++; $i < $n; $i++ ) { if ( ! is_array( $tokens[ $i ] ) || ! in_array( $tokens[ $i ][0], array( T_WHITESPACE, T_COMMENT, T_DOC_COMMENT ), true ) ) { return is_array( $tokens[ $i ] ) ? $tokens[ $i ][0] : $tokens[ $i ]; } } return null; };
	$text = function ( $s ) use ( $map, $short_of ) {
		// Fully qualified names in texts, with one or two backslashes.
		$s = preg_replace_callback( '/Mainstreet(\\\\{1,2})(\w+)(?![\w\\\\])/', function ( $m ) use ( $map ) {
			return isset( $map[ $m[2] ] ) ? 'Mainstreet' . $m[1] . str_replace( '\\', $m[1], $map[ $m[2] ] ) : $m[0];
		}, $s );
		return preg_replace_callback( '/(?<![\w\\\\])([A-Z]\w+)(?=::|(?![\w\\\\]))/', function ( $m ) use ( $map, $short_of ) {
			if ( ! isset( $map[ $m[1] ] ) || false === strpos( $m[1], '_' ) ) { return $m[0]; }
			return $short_of( $map[ $m[1] ] );
		}, preg_replace_callback( '/(?<![\w\\\\])([A-Z]\w+)(?=::)/', function ( $m ) use ( $map, $short_of ) {
			return isset( $map[ $m[1] ] ) && false === strpos( $m[1], '_' ) ? $short_of( $map[ $m[1] ] ) : $m[0];
		}, $s ) );
	};
	for ( $i = 0; $i < $n; $i++ ) {
		$t = $tokens[ $i ];
		if ( ! is_array( $t ) ) { $out .= $t; continue; }
		list( $id, $s ) = $t;
		if ( T_NAME_QUALIFIED === $id && 'Mainstreet' === $s ) { $out .= $s; continue; }
		if ( T_STRING === $id && isset( $map[ $s ] ) ) {
			$p = $prev( $i ); $q = $next( $i );
			$is_class = ! in_array( $p, array( T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION, T_CONST, T_NAMESPACE ), true )
				&& ( T_DOUBLE_COLON === $q || T_VARIABLE === $q || T_ELLIPSIS === $q || in_array( $p, array( T_NEW, T_INSTANCEOF, T_CLASS, T_EXTENDS, T_IMPLEMENTS, ':', '?', '|' ), true ) );
			if ( $is_class ) {
				if ( T_CLASS === $p ) { $declares = $map[ $s ]; }
				else { $needs[ $map[ $s ] ] = true; }
				$out .= $short_of( $map[ $s ] ); continue;
			}
		}
		if ( T_NAME_FULLY_QUALIFIED === $id || T_NAME_QUALIFIED === $id ) {
			if ( preg_match( '/^(\\\\?)Mainstreet\\\\(\w+)$/', $s, $m ) && isset( $map[ $m[2] ] ) ) { $out .= $m[1] . 'Mainstreet\\' . $map[ $m[2] ]; continue; }
		}
		if ( in_array( $id, array( T_COMMENT, T_DOC_COMMENT, T_CONSTANT_ENCAPSED_STRING, T_ENCAPSED_AND_WHITESPACE ), true ) ) { $s = $id === T_COMMENT || $id === T_DOC_COMMENT ? $text( $s ) : preg_replace_callback( '/Mainstreet(\\\\{1,2})(\w+)(?![\w\\\\])/', function ( $m ) use ( $map ) { return isset( $map[ $m[2] ] ) ? 'Mainstreet' . $m[1] . str_replace( '\\', $m[1], $map[ $m[2] ] ) : $m[0]; }, $s ); }
		$out .= $s;
	}
	if ( null === $new_ns ) { return $out; }
	$uses = array();
	foreach ( array_keys( $needs ) as $fq ) {
		$ns = 'Mainstreet' . ( false === strpos( $fq, '\\' ) ? '' : '\\' . substr( $fq, 0, strrpos( $fq, '\\' ) ) );
		if ( $ns !== $new_ns ) { $uses[] = "use Mainstreet\\$fq;"; }
	}
	// what stands there already (tests)
	foreach ( $uses as $k => $u ) { if ( false !== strpos( $out, $u ) ) { unset( $uses[ $k ] ); } }
	sort( $uses );
	$block = $uses ? "\n" . implode( "\n", $uses ) . "\n" : '';
	return preg_replace( '/^namespace ' . preg_quote( $old_ns, '/' ) . ';\n/m', 'namespace ' . str_replace( '\\', '\\\\', $new_ns ) . ";\n" . str_replace( '\\', '\\\\', $block ), $out, 1 );
}

$changed = 0;
foreach ( $files as $f ) {
	if ( ! is_file( $f ) || preg_match( '#^(package-lock|docs/images|.*/fixtures/)#', $f ) ) { continue; }
	$target = $moves[ $f ] ?? $f;
	$code = file_get_contents( $f ); $new = $code;
	if ( '.php' === substr( $f, -4 ) ) {
		$old_ns = preg_match( '/^namespace ([\w\\\\]+);/m', $code, $m ) ? $m[1] : null;
		$new_ns = $old_ns === 'Mainstreet' ? ( $ns_of_path( $target ) ?? 'Mainstreet' ) : $old_ns;
		$code = preg_replace_callback( '/^use Mainstreet\\\\\{ ([\w, ]+?) \};$/m', function ( $m ) {
			return implode( "\n", array_map( fn( $c ) => "use Mainstreet\\$c;", preg_split( '/,\s*/', trim( $m[1] ) ) ) );
		}, $code );
		$code = strtr( $code, array( 'Tables::name(' => 'Tables::name(', 'Stored_Settings::all()' => 'Stored_Settings::all()', 'Stored_Settings::save(' => 'Stored_Settings::save(', 'Tables::create()' => 'Tables::create()', 'Tables::complete(' => 'Tables::complete(', 'Tables::drop()' => 'Tables::drop()', 'Settings_Page::url()' => 'Settings_Page::url()', 'Settings_Page::SLUG' => 'Settings_Page::SLUG', 'Form_Source::FORM_TYPE' => 'Form_Source::FORM_TYPE', 'Stored_Settings::DELETE_ALL' => 'Stored_Settings::DELETE_ALL', 'Stored_Settings::DELETE_RESPONSES' => 'Stored_Settings::DELETE_RESPONSES', 'Feedback_Files::delete_folder()' => 'Feedback_Files::delete_folder()', 'Stored_Settings::OPTION' => 'Stored_Settings::OPTION', 'Mainstreet\\Lifecycle\\Install::class' => 'Mainstreet\\Lifecycle\\Install::class' ) );
		$new = rewrite_php( $code, $map, $old_ns ? $new_ns : null, (string) $old_ns, $short_of );
		if ( 0 === strpos( $f, 'blocks/' ) || 0 === strpos( $f, 'extensions/' ) ) {
			$new = preg_replace( "#^\t*require_once __DIR__ \. '/class-[\w-]+\.php';\n#m", '', $new );
			$new = preg_replace( "/\n{3,}/", "\n\n", $new );
		}
	} elseif ( preg_match( '/\.(mjs|cjs|ts|tsx|js|md)$/', $f ) ) {
		$new = preg_replace_callback( '/Mainstreet(\\\\{1,4})(\w+)(?![\w\\\\])/', function ( $m ) use ( $map ) { return isset( $map[ $m[2] ] ) ? 'Mainstreet' . $m[1] . str_replace( '\\', $m[1], $map[ $m[2] ] ) : $m[0]; }, $code );
	}
	if ( $target !== $f ) { @mkdir( dirname( $target ), 0755, true ); shell_exec( 'git mv ' . escapeshellarg( $f ) . ' ' . escapeshellarg( $target ) ); }
	if ( $new !== file_get_contents( is_file( $target ) ? $target : $f ) ) { file_put_contents( $target, $new ); $changed++; }
}
echo "$changed files rewritten\n";
